"""The words of S.T.A.L.K.E.R.: what its ids are called, and rules text generated from its cards."""
