"""The rules of S.T.A.L.K.E.R., one module a chapter of the digest. Rule ids are those of the digest, ``ST-…``."""
