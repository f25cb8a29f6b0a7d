"""How S.T.A.L.K.E.R. speaks to people."""
