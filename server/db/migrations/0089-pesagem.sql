-- expande
-- What picking asks the customer of an order paid on delivery, once its goods came to more than was agreed (decision 0061): one question at
-- a time, with what each line would come to. {feita_em, total, resposta, linhas: [{sequencia, servida, total, impostos}]}; centavos, 1/1,000
-- unit. It ends with the next picking and with SEPARANDO.
alter table pedido add column pesagem jsonb;
