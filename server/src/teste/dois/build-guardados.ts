import { uuidv7, type Sql } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { buildCupom } from '../exemplares/build-cupom.ts'
import { buildMensagem, buildSala } from '../exemplares/build-chat.ts'
import { buildConteudo } from '../exemplares/build-conteudo.ts'
import { buildImportacao } from '../exemplares/build-importacao.ts'
import { buildPromocao } from '../exemplares/build-promocao.ts'
import { buildReajuste } from '../exemplares/build-reajuste.ts'
import { buildRecorte } from '../exemplares/build-recorte.ts'
import { buildMeuRequerimento, buildRequerimento } from '../exemplares/build-requerimento.ts'
import type { QuemDeDois } from './build-pessoa.ts'

/** What is kept apart from orders: lists, cart, card, invitation, coupon. */
export async function buildGuardados({ sql }: AppDeTeste, { pessoa, onde, marca }: QuemDeDois) {
  const { idcliente, idusuario } = pessoa.cliente
  const { loja, produto } = onde
  const { idfornecedor } = loja
  const [lista, outraLista, cartao, sugestao, convite] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const [salvamento, mescla, codigoLista] = [uuidv7(), uuidv7(), `lista-${uuidv7()}`]
  await sql`
    insert into lista_compras (idlista, idfornecedor, idcliente, nome, codigocompartilhar) values
      (${lista}, ${idfornecedor}, ${idcliente}, ${`Lista de ${marca}`}, ${codigoLista}), (${outraLista}, ${idfornecedor}, ${idcliente}, ${`Outra lista de ${marca}`}, null)`
  await sql`
    insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade)
    select id, ${idfornecedor}, ${produto}, 3000 from unnest(${[lista, outraLista]}::uuid[]) id`
  await sql`
    insert into carrinho (idfornecedor, idcliente, itens, observacao, numpedidocliente, mesclas, salvamentos)
    values (${idfornecedor}, ${idcliente}, ${sql.json([{ id: produto, quantidade: 2000 }])}, ${`Carrinho de ${marca}`}, ${`OC do carrinho ${marca}`}, ${[mescla]}, ${[salvamento]})
    on conflict (idfornecedor, idcliente) do update set itens = excluded.itens, observacao = excluded.observacao,
      numpedidocliente = excluded.numpedidocliente, mesclas = excluded.mesclas, salvamentos = excluded.salvamentos`
  await sql`
    insert into cartao_salvo (idcartao, idfornecedor, idusuario, provedor, idclienteexterno, idexterno, bandeira, final, validade)
    values (${cartao}, ${idfornecedor}, ${idusuario}, 'simulador', ${`cliente-${uuidv7()}`}, ${`cartao-${cartao}`}, 'visa', '1111', '12/30')`
  await sql`insert into sessao_sugestao (sessao_id, idfornecedor, idcliente) values (${sugestao}, ${idfornecedor}, ${idcliente})`
  await sql`insert into alerta (idfornecedor, idcliente, idcadastroextraproduto, idalerta) values (${idfornecedor}, ${idcliente}, ${produto}, ${uuidv7()})`
  await sql`insert into aviso_cupom (idfornecedor, idcliente, idaviso, idusuario) values (${idfornecedor}, ${idcliente}, ${uuidv7()}, ${idusuario})`
  await sql`
    insert into convite_usuario (idconvite, idcliente, idfornecedor, email, submissao_pedido, token_hash, convidado_por, expira_em)
    values (${convite}, ${idcliente}, ${idfornecedor}, ${`convite-${convite}@vitrine.example`}, true, sha256(${convite}::text::bytea), ${idusuario}, now() + interval '1 day')`
  const cupomPessoal = `CUPOM${uuidv7().slice(-12).toUpperCase()}`
  await buildCupom(sql, loja, { codigocupom: cupomPessoal, valor: 5, condicoes: { tags: [`so ${marca}`] } })
  await sql`update cadastroextracliente set tags = ${[`so ${marca}`]} where idcliente = ${idcliente} and idfornecedor = ${idfornecedor}`
  const sala = await buildSala(sql, idfornecedor, idcliente)
  const mensagem = await buildMensagem(sql, { idsala: sala, idusuario, texto: `Mensagem de ${marca}` })
  await sql`
    insert into anexo_chat (idsala, idmensagem, idusuario, tipo, dados)
    values (${sala}, ${mensagem}, ${idusuario}, 'image/webp', ${Buffer.from(`Foto de ${marca}`)})`
  const respostaPronta = uuidv7()
  await sql`
    insert into resposta_pronta (idfornecedor, idresposta, atalho, texto)
    values (${idfornecedor}, ${respostaPronta}, ${`oi-${respostaPronta.slice(-12)}`}, ${`Resposta de ${marca}`})`
  const recorte = await buildRecorte(sql, idfornecedor, `Recorte de ${marca}`)
  return {
    ...(await buildEscritos(sql, { loja, idcliente }, marca)),
    promocaoLivre: await buildPromocao(sql, idfornecedor, { marca, produto }),
    sala,
    respostaPronta,
    recorte,
    reajuste: await buildReajuste(sql, idfornecedor),
    ...takeQueVao(onde),
    mensagem,
    lista,
    outraLista,
    codigoLista,
    cartao,
    sugestao,
    convite,
    salvamento,
    mescla,
    aplicacao: mescla,
    cupomPessoal,
  }
}

/** One of each that the store has for each of its customers. */
const takeQueVao = ({ vazias, politicas, dominios }: QuemDeDois['onde']) => ({
  categoriaVazia: vazias.pop() ?? '',
  politica: politicas.pop() ?? '',
  dominioLivre: dominios.pop() ?? '',
})

/** A sheet whose columns are not said yet, a page with a draft, and what somebody asks of its data. */
async function buildEscritos(
  sql: Sql,
  { loja, idcliente }: { loja: QuemDeDois['onde']['loja']; idcliente: string },
  marca: string,
) {
  const { idfornecedor } = loja
  const meuRequerimento = await buildMeuRequerimento(sql, loja, idcliente)
  const requerimento = await buildRequerimento(sql, loja, `Titular de ${marca}`)
  const nome = `Planilha de ${marca}`
  const importacaoNova = await buildImportacao(sql, idfornecedor, { estado: 'COLUNAS', nome })
  const { idconteudo, idpublicacao } = await buildConteudo(sql, idfornecedor)
  return { importacaoNova, conteudo: idconteudo, rascunho: idpublicacao, requerimento, meuRequerimento }
}
