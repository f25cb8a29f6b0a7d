"""Bots that know S.T.A.L.K.E.R."""
