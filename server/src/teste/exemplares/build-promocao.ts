import { uuidv7, type Sql } from '../../infra/index.ts'

/** A coupon, a combo and a service of one id, which is answered, that nobody has bought with: they may go. */
export async function buildPromocao(
  sql: Sql,
  idfornecedor: string,
  { marca, produto }: { marca: string; produto: string },
): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into cupom (idfornecedor, idcupom, codigocupom, nome, tipodesconto, valor, ativo)
    values (${idfornecedor}, ${id}, ${`LIVRE${id.slice(-12).toUpperCase()}`}, ${`Cupom de ${marca}`}, 'percentual', 1000, false)`
  await sql`
    insert into combo (idfornecedor, idcombopromocional_cabecalho, nome, tipo_preco, percentual, ativo)
    values (${idfornecedor}, ${id}, ${`Combo de ${marca}`}, 'percentual', 100000, false)`
  await sql`
    insert into combo_grupo (idfornecedor, idgrupo, idcombopromocional_cabecalho, nome, minimo, maximo)
    values (${idfornecedor}, ${id}, ${id}, 'Um', 1, 1)`
  await sql`insert into combo_produto (idfornecedor, idgrupo, idcadastroextraproduto) values (${idfornecedor}, ${id}, ${produto})`
  await sql`
    insert into servico (idservico, idfornecedor, nome, aplicacao, cobranca, preco, ativo)
    values (${id}, ${idfornecedor}, ${`Serviço de ${marca}`}, 'pedido', 'fixo', 50000, false)`
  return id
}
