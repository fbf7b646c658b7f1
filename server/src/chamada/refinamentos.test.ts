import { describe, expect, test } from 'vitest'

import { calls, type CallKey } from '@vitrine/contract'

import { Falha, uuidv7 } from '../infra/index.ts'
import { recusasDaPromocao } from './recusas-da-promocao.ts'
import { recusasDoCatalogo } from './recusas-do-catalogo.ts'
import { findRefinamentos } from './find-refinamentos.ts'
import { recusasDoPreparo, type Linha } from './recusas-do-preparo.ts'
import { recusasDoTitular } from './recusas-do-titular.ts'
import { validateInput } from './validate.ts'

type Parte = 'params' | 'query' | 'body'

const id = uuidv7()
/** NUL, which the database cannot hold. */
const NUL = 'a\0b'
const doCarrinho = { idfornecedor: id, idcliente: id }
const daLinha = { ...doCarrinho, idlinha: id }
const escrita = (linha: object) => ({ visto: 0, linhas: [{ sequencia: 0, ...linha }] })
const NEGOCIACAO = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'
const DO_CLIENTE = '/v4/cart/{idfornecedor}/{idcliente}/negociacao'
const ORCAMENTO = '/painel/v1/pedidos/{num}/orcamento'

/** A part of a call that has the right shape and is refused all the same: where, and the word for it. */
interface Recusa {
  key: string
  campo: string
  params: object
  body: object
  dito: RegExp
  /** The field at which it is said. */
  onde: string
}

const controle = /caractere que não pode ser guardado/
const decimais = /no máximo \d casas decimais/
const row = (...[key, campo, params, body, dito, onde = campo]: Linha): Recusa => ({
  key,
  campo,
  params,
  body,
  dito,
  onde,
})
const loja = { idfornecedor: id }

const fornecedorNovo = {
  ...loja,
  slug: 's',
  nome: 'n',
  razaosocial: 'r',
  cnpj: 'c',
  cidade: 'c',
  uf: 'SP',
  segmento: 's',
}

const recusas: Recusa[] = [
  row(
    'POST /painel/v1/fornecedores',
    'dono.nome',
    {},
    { ...fornecedorNovo, dono: { nome: NUL, email: 'rita@vitrine.example' } },
    controle,
  ),
  row(
    'POST /painel/v1/fornecedores/{idfornecedor}/acessos',
    'motivo',
    loja,
    { idacesso: id, especie: 'AJUDA_A_CLIENTE', motivo: `${NUL} e mais vinte letras de motivo`, minutos: 60 },
    controle,
  ),
  row(
    'POST /painel/v1/fornecedores/{idfornecedor}/convite',
    'nome',
    loja,
    { email: 'rita@vitrine.example', nome: NUL },
    controle,
  ),
  row(
    'POST /painel/v1/fornecedores/{idfornecedor}/situacao',
    'motivo',
    loja,
    { ativo: true, motivo: `${NUL} e mais dez letras`, versao: 1 },
    controle,
  ),
  row(
    'POST /painel/v1/{idfornecedor}/importacoes',
    'nome',
    loja,
    { idimportacao: id, nome: NUL, dados: 'aaaa' },
    controle,
  ),
  row(
    'POST /v4/chat/salas/{sala}/anexos',
    'nome',
    { sala: id },
    { idfornecedor: id, idmensagem: id, nome: NUL, dados: 'aaaa' },
    controle,
  ),
  row(
    'PUT /painel/v1/{idfornecedor}/atendimento',
    'mensagem_ausencia',
    loja,
    { mensagem_ausencia: 'Oi {fulano}' },
    /Só /,
  ),
  row(
    'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}',
    'texto',
    { ...loja, idresposta: id },
    { atalho: 'oi', texto: 'Oi {fulano}' },
    /Só /,
  ),
  ...[
    'desconto_maximo_atendente',
    'desconto_maximo_fornecedor',
    'piso_margem',
    'desconto_frete_atendente',
    'desconto_frete_fornecedor',
  ].map((campo) =>
    row('PUT /painel/v1/{idfornecedor}/ajustes-negociacao', campo, loja, { [campo]: 5.000001 }, decimais),
  ),
  row(
    `POST ${NEGOCIACAO}/linhas`,
    'precoatendente',
    doCarrinho,
    { id, quantidade: 1, precoatendente: 1.00001 },
    decimais,
  ),
  row(`POST ${NEGOCIACAO}/linhas`, 'motivo', doCarrinho, { id, quantidade: 1, motivo: NUL }, controle),
  row(
    `PUT ${NEGOCIACAO}/linhas/{idlinha}`,
    'precoatendente',
    daLinha,
    { visto: 0, precoatendente: 1.00001 },
    decimais,
  ),
  row(`PUT ${NEGOCIACAO}/linhas/{idlinha}`, 'motivo', daLinha, { visto: 0, motivo: NUL }, controle),
  row(
    `PUT ${NEGOCIACAO}/linhas/{idlinha}/alcada`,
    'motivo',
    daLinha,
    { visto: 0, aprova: true, motivo: NUL },
    controle,
  ),
  row(`PUT ${NEGOCIACAO}/frete`, 'frete', doCarrinho, { visto: 0, frete: 1.005 }, decimais),
  row(`PUT ${NEGOCIACAO}/frete`, 'motivo', doCarrinho, { visto: 0, frete: 1, motivo: NUL }, controle),
  row(`POST ${NEGOCIACAO}/desconto`, 'motivo', doCarrinho, { percentual: 5, motivo: NUL }, controle),
  row(`POST ${NEGOCIACAO}/ultimos-precos`, 'motivo', doCarrinho, { motivo: NUL }, controle),
  row(
    `PUT ${DO_CLIENTE}/linhas/{idlinha}`,
    'preco',
    daLinha,
    { visto: 0, resposta: 'CONTRAPROPOR', preco: 1.00001 },
    decimais,
  ),
  row(
    `PUT ${DO_CLIENTE}/linhas/{idlinha}`,
    'motivo',
    daLinha,
    { visto: 0, resposta: 'ACEITAR', motivo: NUL },
    controle,
  ),
  row(`POST ${DO_CLIENTE}/sugestoes`, 'motivo', doCarrinho, { id, quantidade: 1, motivo: NUL }, controle),
  row(`PUT ${ORCAMENTO}/rascunho`, 'linhas.*.preco', { num: 1 }, escrita({ preco: 1.00001 }), decimais),
  row(`PUT ${ORCAMENTO}/rascunho`, 'linhas.*.recado', { num: 1 }, escrita({ recado: NUL }), controle),
  row(`PUT ${ORCAMENTO}/rascunho`, 'linhas.*.motivo', { num: 1 }, escrita({ motivo: NUL }), controle),
  row(`PUT ${ORCAMENTO}/rascunho`, 'observacao', { num: 1 }, { visto: 0, observacao: NUL }, controle),
  row(
    `PUT ${ORCAMENTO}/rascunho`,
    'condicoes.*.desconto',
    { num: 1 },
    { visto: 0, condicoes: [{ idformapagto: id, desconto: 5.001 }] },
    decimais,
  ),
  row(
    `PUT ${ORCAMENTO}/linhas/{sequencia}/alcada`,
    'motivo',
    { num: 1, sequencia: 0 },
    { visto: 0, aprova: true, motivo: NUL },
    controle,
  ),
]

recusas.push(
  ...[...recusasDoPreparo, ...recusasDoCatalogo, ...recusasDaPromocao, ...recusasDoTitular].map((linha) =>
    row(...linha),
  ),
)

/** The failure of an input, before anybody handles it. */
function refuse({ key, params, body }: Recusa): Falha {
  try {
    // A call that reads has no body: what is said of one stands in its query.
    const ditos = key.startsWith('GET ') ? { query: body, body: undefined } : { query: {}, body }
    validateInput(key as CallKey, { params, ...ditos }) // rows name calls of the contract: the test below
  } catch (error) {
    if (error instanceof Falha) return error
    throw error
  }
  throw new Error(`${key} was let through`)
}

describe('what a JSON schema cannot say is refused at its field before anything is done', () => {
  test.each(recusas.map((recusa) => [`${recusa.key} ${recusa.campo}`, recusa] as const))(
    '%s',
    (_, recusa) => {
      const falha = refuse(recusa)
      expect([falha.status, falha.codigo]).toEqual([400, 'entrada_invalida'])
      const { campos = {} } = falha.toCorpo('')
      expect(campos[recusa.onde.replaceAll('*', '0')]).toMatch(recusa.dito)
    },
  )

  test('every such place of every call has its row', () => {
    const lugares = Object.entries(calls).flatMap(([key, call]) =>
      (['params', 'query', 'body'] as Parte[]).flatMap((parte) =>
        findRefinamentos(call[parte]).map((campo) => `${key} ${campo}`),
      ),
    )
    expect(recusas.map(({ key, campo }) => `${key} ${campo}`).toSorted()).toEqual(lugares.toSorted())
  })

  test('what the shape refuses is told in the words of the shape', () => {
    const semVisto = row(`PUT ${NEGOCIACAO}/frete`, 'visto', doCarrinho, { frete: 1.005 }, /obrigatório/)
    expect(refuse(semVisto).toCorpo('').campos).toEqual({ visto: 'Campo obrigatório.' })
  })
})
