# What every mission has

side-look = Look inside (free)
side-take = Pick it up (free)
