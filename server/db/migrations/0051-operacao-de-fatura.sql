-- What is asked of a provider about a charge may be about one for invoices too.
alter table operacao_pagamento
  alter column idpagamento drop not null,
  add column idcobranca uuid references cobranca_fatura on delete cascade,
  add constraint operacao_de_uma_cobranca check ((idpagamento is null) <> (idcobranca is null));
create index operacao_pagamento_fatura on operacao_pagamento (idcobranca) where idcobranca is not null;
-- What came twice and was not sent back yet, with the key that it would have been asked for with.
insert into operacao_pagamento (idoperacao, idcobranca, tipo, chave_idempotencia, valor)
select gen_random_uuid(), idcobranca, 'ESTORNAR', idcobranca || ':sobra', sobra from cobranca_fatura where sobra > 0 and devolvida_em is null;
drop index cobranca_fatura_sobra;
