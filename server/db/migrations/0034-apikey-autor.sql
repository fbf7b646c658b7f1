-- Who made a key and who ended it (ux 3: who, when).

alter table apikey
  add column criada_por uuid references usuario,
  add column revogada_por uuid references usuario;
