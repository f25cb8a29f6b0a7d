# Was jede Mission hat

side-look = Hineinsehen (frei)
side-take = Aufheben (frei)
