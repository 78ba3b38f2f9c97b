#include "CSDL2.h"

#include <dlfcn.h>
#include <stddef.h>

#define CSDL_DEFINE(result, name, parameters, arguments) \
    static result(*found_##name) parameters; \
    result CSDL_##name parameters { return found_##name arguments; }
CSDL_FUNCTIONS(CSDL_DEFINE)
#undef CSDL_DEFINE

const char *csdl_open(void) {
    static int is_open;
    if (is_open) return NULL;
    void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return dlerror();
#define CSDL_FIND(result, name, parameters, arguments) \
    if ((found_##name = (result(*) parameters)dlsym(library, "SDL_" #name)) == NULL) return dlerror();
    CSDL_FUNCTIONS(CSDL_FIND)
#undef CSDL_FIND
    is_open = 1;
    return NULL;
}
