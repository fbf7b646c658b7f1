import type { ConfiguracaoAprovacao } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { buildApiKey, type LoginDeTeste } from '../logins.ts'
import { buildRegras } from '../provocacao/provocacoes-aprovacao.ts'
import { amanha, buildSubmissao } from '../submissao.ts'
import { buildGuardados } from './build-guardados.ts'
import { buildRepresentante, type LojaDeDois } from './build-loja-de-dois.ts'
import { buildCobranca, buildPedidos } from './build-pedidos-de-dois.ts'
import type { PessoaDeDois } from './build-pessoa.ts'
import type { TipoDeId } from './de-quem.ts'

/** A customer at one of its suppliers, with one of everything that a request can name. */
export interface Par {
  pessoa: PessoaDeDois
  onde: LojaDeDois
  representante: LoginDeTeste
  chave: LoginDeTeste & { chave: string; idapikeys: string }
  configuracao: ConfiguracaoAprovacao
  /** Of each of its orders, in reais. */
  total: number
  ids: Record<TipoDeId, string | number>
}

/** What the customer has at this supplier: carts, lists, orders in every state that a call asks for, and what hangs on them. */
export async function buildPar(app: AppDeTeste, pessoa: PessoaDeDois, onde: LojaDeDois): Promise<Par> {
  const { sql } = app
  const { cliente } = pessoa
  const { idcliente, idusuario } = cliente
  const { idfornecedor } = onde.loja
  const marca = `${pessoa.nome} em ${onde.marca}`
  const representante = await buildRepresentante(app, onde, cliente)
  const chave = await buildApiKey(sql, onde.loja, cliente)
  const erp = `ERP-${uuidv7()}`
  const [cadastro] = await sql<{ id: string }[]>`
    update cadastroextracliente set cod_erp = ${erp} where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} returning idcadastroextracliente as id`
  const pedidos = await buildPedidos(app, { pessoa, onde, marca })
  const cobranca = await buildCobranca(app, { pessoa, onde, fatura: pedidos.fatura })
  const guardados = await buildGuardados(app, { pessoa, onde, marca })
  const [sessao] = await sql<{ idsessao: string }[]>`
    update sessao set agente = ${`Navegador de ${pessoa.nome}`} where idusuario = ${idusuario} and expira_em > now() returning idsessao`
  const submissao = buildSubmissao(
    { loja: onde.loja, cliente, produto: onde.produto },
    { anotacoes: `Pedido a aprovar de ${marca}` },
  )
  await sql`update usuario_cliente set submissao_pedido = false where idusuario = ${pessoa.vinculado.idusuario}`
  const aprovacao = await app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    { params: { idfornecedor, idcliente }, body: { submissao, recado: `Recado de ${marca}` } },
    { token: pessoa.vinculado.token },
  )
  await sql`update usuario_cliente set submissao_pedido = true where idusuario = ${pessoa.vinculado.idusuario}`
  const centro = `C-${uuidv7().slice(-12)}`
  const vinculado = pessoa.vinculado.idusuario
  // Its one rule never holds.
  const regras = buildRegras([idusuario, vinculado], {
    nome: `Regra de ${marca}`,
    condicoes: [
      {
        tipo: 'FORA_DA_LISTA',
        idlista: guardados.lista,
        idcategorias: [String(onde.ids.idcategoria)],
        centros: [centro],
      },
      { tipo: 'VALOR', acima: 90_000_000 },
    ],
  })
  const configuracao = {
    ...regras,
    reserva: vinculado,
    suplentes: [{ de: vinculado, para: idusuario, inicio: amanha, fim: amanha }],
    centros: [{ codigo: centro, nome: `Centro de ${marca}`, orcamento: null }],
  }
  await sql`
    insert into configuracao_aprovacao (idcliente, idfornecedor, configuracao, mudado_por)
    values (${idcliente}, ${idfornecedor}, ${sql.json(configuracao as never)}, ${idusuario})`
  const exportacao = uuidv7()
  await sql`
    insert into exportacao (idexportacao, idusuario, idcliente, formato, filtro, status, linhas, total, conteudo)
    values (${exportacao}, ${idusuario}, ${idcliente}, 'csv', ${sql.json({ filtro: { idfornecedor, idcliente } })}, 'PRONTA', 1, 1, ${Buffer.from(`Planilha de ${marca}`)})`
  const ids: Par['ids'] = {
    ...(onde.ids as Par['ids']), // of the supplier; those of the customer follow
    cliente: idcliente,
    usuario: idusuario,
    vinculado: pessoa.vinculado.idusuario,
    endereco: cliente.idendereco,
    cadastro: cadastro?.id ?? '',
    erp,
    sessao: sessao?.idsessao ?? '',
    ...pedidos,
    ...guardados,
    cobranca,
    pagamento: cobranca,
    aprovacao: aprovacao.dados.idaprovacao,
    centro,
    exportacao,
    representante: representante.idusuario,
  }
  return { pessoa, onde, representante, chave, configuracao, total: 27.9, ids }
}
