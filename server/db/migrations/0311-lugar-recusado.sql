-- expande
-- Where people asked a supplier to deliver and it did not, for its map of areas (ux 3.9, decision 0138): counts by day and by points of a net of 0.005 degrees,
-- about 500 m, so that no row tells where somebody lives.
create table lugar_recusado (
  idfornecedor uuid not null references fornecedor on delete cascade,
  -- Of the store.
  dia date not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  vezes integer not null check (vezes > 0),
  primary key (idfornecedor, dia, lat, lng)
);
create index lugar_recusado_dia on lugar_recusado (dia);
