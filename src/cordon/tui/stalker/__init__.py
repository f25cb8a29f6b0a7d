"""How S.T.A.L.K.E.R. looks in a terminal."""
