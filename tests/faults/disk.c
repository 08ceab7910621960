/* Preloaded into a server: while a file exists, the disk fails. The first letter in it says how: w for writes, s for what should reach the disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(char how) {
    const char *file = getenv("DISK_FAULT");
    char found = 0;
    int kept = errno, fd = file ? open(file, O_RDONLY) : -1;
    if (fd >= 0) {
        if (read(fd, &found, 1) != 1) found = 0;
        close(fd);
    }
    errno = found == how ? EIO : kept;
    return found == how;
}

#define NEXT(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
    return fails('w') ? -1 : NEXT(ssize_t, "pwrite", int, const void *, size_t, off_t)(fd, bytes, size, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
    return fails('w') ? -1 : NEXT(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(fd, bytes, size, at);
}

int fsync(int fd) { return fails('s') ? -1 : NEXT(int, "fsync", int)(fd); }

int fdatasync(int fd) { return fails('s') ? -1 : NEXT(int, "fdatasync", int)(fd); }
