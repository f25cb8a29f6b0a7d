"""The games. Each package knows only the kernel; ``registry`` lists them."""
