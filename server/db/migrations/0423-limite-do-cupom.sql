-- expande
-- How much a coupon may take off in all, and what orders that hold have taken of it; centavos (decision 0166). Taken and given back with its
-- uses, by the same statements.
alter table cupom
  add column valor_limite bigint check (valor_limite > 0),
  add column descontado bigint not null default 0 check (descontado >= 0);

-- As a use, what is taken changes no rule.
drop trigger cupom_alterado on cupom;
create trigger cupom_alterado after update on cupom for each row
  when ((to_jsonb(old) - '{usos,descontado}'::text[]) is distinct from (to_jsonb(new) - '{usos,descontado}'::text[])) execute function f_avisa_cupom();

update cupom k set descontado = p.desconto
from (
  select idfornecedor, idcupom, sum(desconto)::bigint as desconto from pedido
  where idcupom is not null and status <> 'CANCELADO' group by idfornecedor, idcupom
) p
where k.idfornecedor = p.idfornecedor and k.idcupom = p.idcupom and p.desconto > 0;
