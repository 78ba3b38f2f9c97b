/* One module for the libraries that share GLib's and Cairo's headers. As modules of their own, a type they share
   would belong to whichever was read first, which differs from file to file. */
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
