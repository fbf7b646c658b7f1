import type { CallKey } from '@vitrine/contract'

import type { Par } from './build-par.ts'
import { readIn, writeIn } from './caminho-na-entrada.ts'
import { SENHA_DE_DOIS } from './build-pessoa.ts'
import { meuRequerimentoDeTeste } from '../exemplares/build-requerimento.ts'
import { buildCancelamento, buildNfe } from '../exemplares/build-nfe.ts'
import { buildEntradaMinima } from '../entrada-minima.ts'
import { listCamposDeId, type CampoDeId } from './ids-do-contrato.ts'
import { PONTO } from '../exemplares/build-chat.ts'
import { reajusteDeTeste } from '../exemplares/build-reajuste.ts'
import { recorteDeTeste } from '../exemplares/build-recorte.ts'
import { buildAparelho } from '../provedor-falso/receptor-push.ts'
import { amanha, buildSubmissao } from '../submissao.ts'
import type { TipoDeId } from './de-quem.ts'
import { comboCom, entradasDoPreparo } from './entradas-do-preparo.ts'
import { isTipo, tipoOf } from './tipos-de-id.ts'

export interface Entrada {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
}

/** A field that names something of somebody's. */
export interface CampoComTipo extends CampoDeId {
  tipo: TipoDeId
}

/** Of a call. */
export const camposDe: ReadonlyMap<CallKey, CampoComTipo[]> = Map.groupBy(
  listCamposDeId().flatMap((campo) => {
    const tipo = tipoOf(campo)
    return isTipo(tipo) ? [{ ...campo, tipo }] : []
  }),
  ({ key }) => key,
)

const endereco = {
  apelido: 'Novo',
  rua: 'Avenida Francisco Glicério',
  numero: '1',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13015002',
}

let vez = 0

/** An order of the pair; never of as much as before, which would be the same once more. */
function submissaoDe({ pessoa, onde, ids }: Par) {
  const daPessoa = { loja: onde.loja, cliente: pessoa.cliente, produto: onde.produto }
  return buildSubmissao(daPessoa, {
    centro: String(ids.centro),
    itens: [{ id: onde.produto, quantidade: 3 + ((vez += 1) % 500), embalarParaPresente: false }],
  })
}

/** The note of the order of the pair. */
function notaDe({ onde, ids, pessoa, total: valor }: Par, num: TipoDeId) {
  return buildNfe({ cnpj: onde.cnpj, documento: pessoa.documento, valor, numero: Number(ids[num]) })
}

/** Parts of requests that cannot be made up from the schema. */
const feitas: Partial<Record<CallKey, (par: Par) => Entrada>> = {
  'POST /v2/app/{session_token}/usuario/{id}/pedido': (par) => ({ body: { ...submissaoDe(par) } }),
  'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': (par) => ({
    body: { ...submissaoDe(par) },
  }),
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}': (par) => ({ body: { submissao: submissaoDe(par) } }),
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}': () => ({
    params: { acao: 'recusar' },
    body: { revisao: 1, motivo: 'Não agora.' },
  }),
  ...entradasDoPreparo,
  'PUT /painel/v1/{idfornecedor}/categorias': ({ ids }) => ({
    body: { categorias: [{ idcategoria: ids.categoriaVazia, idcategoriapai: null, ordem: 900 }] },
  }),
  'PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': ({ ids }) => ({
    body: comboCom(String(ids.promocaoLivre), String(ids.produto)),
  }),
  'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': () => ({
    body: { atalho: 'ola', texto: 'Olá, {cliente}!' },
  }),
  'POST /painel/v1/{idfornecedor}/reajustes/ensaio': () => ({
    body: { selecao: reajusteDeTeste.selecao, regra: reajusteDeTeste.regra },
  }),
  'PUT /painel/v1/{idfornecedor}/reajustes/{idreajuste}': () => ({ body: reajusteDeTeste }),
  'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}': () => ({
    body: { ...recorteDeTeste, nome: 'Sem foto da casa', equipe: true },
  }),
  'POST /v4/chat/salas/{sala}/anexos': ({ ids }) => ({
    body: { idmensagem: ids.mensagem, nome: 'ponto.png', dados: PONTO },
  }),
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente': ({ ids }) => ({
    body: { idatendente: ids.atendente, visto: null },
  }),
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento': () => ({ body: { ate: null, revisao: 0 } }),
  'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}': regrasDe,
  'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao': regrasDe,
  'POST /v2/app/{session_token}/cliente/usuario/{id}/cart': ({ ids }) => ({
    body: {
      cartItens: [{ id: ids.produto, quantidade: 3 }],
      servicos: [{ idservico: ids.servico, idlinha: null }],
    },
  }),
  'POST /v4/cart/{idfornecedor}/previa': ({ ids }) => ({
    body: { cartItens: [{ id: ids.produto, quantidade: 3 }] },
  }),
  'POST /v4/app/formas-entrega/{idfornecedor}/{cep}': ({ ids }) => ({
    body: { produtos: [{ id: ids.produto, quantidade: 3 }] },
  }),
  'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}': ({ ids }) => ({
    query: { idendereco: ids.endereco },
  }),
  'GET /v4/faturas/{idfornecedor}/{idcliente}/planilha': () => ({ query: { formato: 'csv' } }),
  'POST /v4/shopping-list/{id}/apply/{idcliente}': () => ({ body: {} }),
  'POST /v4/shopping-list/{id}': () => ({ body: { nome: 'Outro nome' } }),
  'POST /v4/shopping-list/{id}/share/{idcliente}': () => ({ body: { compartilhar: true } }),
  'POST /v4/shopping-list/review/{idfornecedor}': ({ ids }) => ({
    body: { itens: [{ id: ids.produto, quantidade: 1 }] },
  }),
  'POST /v1/app/{session_token}/usuario/autenticar': credenciaisDe,
  'POST /v1/app/{session_token}/usuario/autenticar/representante': credenciaisDe,
  'POST /v1/app/{session_token}/cliente/enderecos': () => ({ body: { endereco } }),
  'POST /v1/app/{session_token}/cliente/enderecosput': ({ ids }) => ({
    body: { endereco: { ...endereco, idendereco: ids.endereco } },
  }),
  'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': () => ({ body: { endereco } }),
  'PUT /v1/app/usuario/{id}': () => ({ body: { dadosUsuario: { nome: 'Outro nome' } } }),
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao': ({ ids }) => ({
    body: { versao: 1, protocolo_da_exclusao: String(ids.requerimento).slice(-8) },
  }),
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}': () => ({
    body: meuRequerimentoDeTeste,
  }),
  'POST /v4/client/{idcliente}/dados/excluir': () => ({ body: { senha: SENHA_DE_DOIS } }),
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso': () => ({ body: { versao: '1' } }),
  'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao': () => ({ body: { aprovado: true } }),
  'POST /v4/notificacao/inscricao': () => ({
    body: { aparelho: buildAparelho('https://push.example/1'), pedidos: true, alertas: true },
  }),
  'POST /painel/v1/{idfornecedor}/importacoes': ({ ids }) => ({
    body: {
      idimportacao: ids.importacaoNova,
      nome: 'tabela.csv',
      dados: Buffer.from('sku;nome\nSEM-ESTE;Outro').toString('base64'),
    },
  }),
  'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': () => ({
    body: { colunas: ['sku', 'nome'] },
  }),
  'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas/{linha}': () => ({
    params: { linha: 2 },
    body: { celulas: { 1: 'Outro nome' } },
  }),
  'POST /painel/v1/{idfornecedor}/ganchos': () => ({
    body: { url: 'https://erp.example/', eventos: ['pedido.PAGO'] },
  }),
  'POST /painel/v1/{idfornecedor}/remetente/confirmar': () => ({ body: { codigo: '123456' } }),
  'PUT /painel/v1/{idfornecedor}/remetente': () => ({
    body: { nome: '', endereco: 'pedidos@vitrine.example', resposta: null },
  }),
  'POST /painel/v1/{idfornecedor}/impostos/regras': ({ ids }) => ({
    body: { regras: [{ idcadastroextraproduto: ids.produto, ipi: 7 }] },
  }),
  'PUT /painel/v1/{idfornecedor}/impostos/produtos': ({ ids }) => ({
    body: { produtos: [{ id: ids.produto, ncm: '19059090', origem: 0 }] },
  }),
  'POST /painel/v1/{idfornecedor}/entrar': ({ onde }) => ({ body: { chave: onde.chaveErp } }),
  'POST /v4/api-key/login': ({ chave, ids }) => ({ body: { apiKey: chave.chave, idErpUsuario: ids.erp } }),
  'POST /painel/v1/pedidos/{num}/mover': () => ({ body: { para: 'SEPARANDO', motivo: 'Agora' } }),
  'POST /painel/v1/pedidos/{num}/separar': () => ({ body: { itens: [] } }),
  'POST /painel/v1/pedidos/{num}/precificar': () => ({
    body: { itens: [{ sequencia: 0, precounitario: 50 }], taxaentrega: 5, validade: amanha },
  }),
  'PUT /painel/v1/pedidos/{num}/orcamento/rascunho': () => ({ body: { visto: 1, validade: amanha } }),
  'POST /painel/v1/pedidos/{num}/orcamento/desconto': () => ({ body: { visto: 1, percentual: 5 } }),
  'POST /painel/v1/pedidos/{num}/orcamento/ultimos-precos': () => ({ body: { visto: 1 } }),
  'PUT /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}/alcada': () => ({
    params: { sequencia: 0 },
    body: { visto: 1, aprova: true },
  }),
  'POST /painel/v1/pedidos/{num}/orcamento/versoes': () => ({ body: { visto: 1 } }),
  'POST /painel/v1/pedidos/{num}/devolver': () => ({ body: { valor: 1, motivo: 'Veio trocado' } }),
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar': () => ({
    body: { motivo: 'Fora do prazo' },
  }),
  'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar': () => ({
    body: { decisao: 'LIBERADA', palavra: 'Resolvido' },
  }),
  'PUT /v4/orders/{num}/reembolsos/{idreembolso}': () => ({ body: { chave_pix: 'loja@vitrine.example' } }),
  'PUT /painel/v1/pedidos/{num}': () => ({ body: { numpedidoerp: '7' } }),
  'POST /painel/v1/pedidos/{num}/nota-fiscal': (par) => ({ body: { xml: notaDe(par, 'pedido').xml } }),
  'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar': (par) => ({
    body: { xml: buildCancelamento(notaDe(par, 'pedidoComNota').chave) },
  }),
  'POST /v4/orders/{num}/{acao}': () => ({ params: { acao: 'cancelar' }, body: {} }),
  'POST /v4/subscription/{id}/{acao}': () => ({ params: { acao: 'pausar' }, body: {} }),
  'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}': ({ onde }) => ({
    body: { idformapagto: onde.loja.idNaEntrega },
  }),
}

function regrasDe({ configuracao }: Par): Entrada {
  return { body: { configuracao, revisao: 1 } }
}

function credenciaisDe({ pessoa, ids }: Par): Entrada {
  return { body: { cpf: pessoa.email, senha: SENHA_DE_DOIS, idcliente: ids.cliente } }
}

/** The request of a call about what this pair has. */
export function entradaDe(key: CallKey, par: Par): Entrada {
  const quem = { idfornecedor: String(par.ids.fornecedor), idcliente: String(par.ids.cliente) }
  const base: Entrada = buildEntradaMinima(key, quem, {
    session_token: 'token',
    x: key.includes('/v1/app/{x}/') ? 'token' : '0',
    cep: '13015002',
    uf: 'SP',
    login: 'ninguem@vitrine.example',
    doc: '12ABC34501DE35',
    provedor: 'simulador',
  })
  const feita = structuredClone(feitas[key]?.(par) ?? {})
  const entrada: Entrada = {
    params: base.params && { ...base.params, ...feita.params },
    query: base.query && { ...base.query, ...feita.query },
    body: feita.body
      ? { ...pick(base.body, 'idfornecedor', 'idcliente', 'idFornecedor'), ...feita.body }
      : base.body,
  }
  for (const { caminho, tipo } of camposDe.get(key) ?? [])
    if (typeof readIn(entrada, caminho) === 'string' || typeof readIn(entrada, caminho) === 'number')
      if (!(tipo === 'submissao' || caminho === feito(key))) writeIn(entrada, caminho, par.ids[tipo])
  return entrada
}

/** Named by its body on purpose. */
function feito(key: CallKey): string {
  return key.startsWith('PUT /v4/orders/payment-method') ? 'body.idformapagto' : ''
}

function pick(body: Record<string, unknown> | undefined, ...nomes: string[]) {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([nome]) => nomes.includes(nome)))
}
