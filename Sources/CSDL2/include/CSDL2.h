#ifndef CSDL2_H
#define CSDL2_H

#include <SDL2/SDL.h>

/* SDL 2 opened when a window is wanted: linking it would cost every run of the tool nine milliseconds (decision 0009).
   Each function is SDL's own with a C before its name; none may be called before `csdl_open` has answered NULL. */
#define CSDL_FUNCTIONS(F) \
    F(int, Init, (Uint32 flags), (flags)) \
    F(const char *, GetError, (void), ()) \
    F(const char *, GetCurrentVideoDriver, (void), ()) \
    F(SDL_Window *, CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags), (title, x, y, w, h, flags)) \
    F(void, SetWindowTitle, (SDL_Window *window, const char *title), (window, title)) \
    F(void, SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h)) \
    F(void, SetWindowPosition, (SDL_Window *window, int x, int y), (window, x, y)) \
    F(int, GetWindowDisplayIndex, (SDL_Window *window), (window)) \
    F(int, GetDisplayUsableBounds, (int display, SDL_Rect *rect), (display, rect)) \
    F(int, GetCurrentDisplayMode, (int display, SDL_DisplayMode *mode), (display, mode)) \
    F(SDL_Surface *, GetWindowSurface, (SDL_Window *window), (window)) \
    F(int, UpdateWindowSurfaceRects, (SDL_Window *window, const SDL_Rect *rects, int count), (window, rects, count)) \
    F(SDL_Surface *, CreateRGBSurfaceWithFormat, (Uint32 flags, int w, int h, int depth, Uint32 format), (flags, w, h, depth, format)) \
    F(void, FreeSurface, (SDL_Surface *surface), (surface)) \
    F(int, SoftStretchLinear, (SDL_Surface *from, const SDL_Rect *a, SDL_Surface *to, const SDL_Rect *b), (from, a, to, b)) \
    F(int, UpperBlitScaled, (SDL_Surface *from, const SDL_Rect *a, SDL_Surface *to, SDL_Rect *b), (from, a, to, b)) \
    F(int, WaitEventTimeout, (SDL_Event *event, int milliseconds), (event, milliseconds)) \
    F(int, WaitEvent, (SDL_Event *event), (event)) \
    F(int, PollEvent, (SDL_Event *event), (event)) \
    F(Uint32, GetMouseState, (int *x, int *y), (x, y)) \
    F(void, DestroyWindow, (SDL_Window *window), (window)) \
    F(void, Quit, (void), ())

#define CSDL_DECLARE(result, name, parameters, arguments) result CSDL_##name parameters;
CSDL_FUNCTIONS(CSDL_DECLARE)
#undef CSDL_DECLARE

/* Opens the library; answers NULL, or why it cannot be used. */
const char *csdl_open(void);

/* SDL_WINDOWPOS_CENTERED */
static inline int csdl_centred(void) { return (int)SDL_WINDOWPOS_CENTERED; }

#endif
