-- A bitmap would find all free offers before the first one.
alter function offers_with_gap(tstzrange, integer) set enable_bitmapscan = off;
