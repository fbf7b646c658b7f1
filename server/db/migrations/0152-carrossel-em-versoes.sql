-- expande
-- Carousels get drafts, versions and a schedule by the moment (decision 0101): what stands is their first version. The table `carrossel` is
-- still written by processes of the build before, and read by nobody of this one; it goes with a later migration.
insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
select idfornecedor, gen_random_uuid(), 'CARROSSEL', idcarrossel, 1, idcarrossel::text, 'PUBLICADA',
  to_jsonb(c) - '{idfornecedor,idcarrossel,versao}'::text[], now()
from carrossel c;
