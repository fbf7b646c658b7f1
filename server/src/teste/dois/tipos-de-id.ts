import type { CallKey } from '@vitrine/contract'

import type { TipoDeId } from './de-quem.ts'
import type { CampoDeId } from './ids-do-contrato.ts'
import { escrito, type RegraDeId, type SemDono } from './sem-dono.ts'
import { doPainel } from './tipos-de-id-do-painel.ts'

const doCabecalho = { porque: 'the token of the header counts, not that of the path' }
const doCartao = { porque: 'a token of the provider, which is used up by its first use' }
const ignorado = { porque: 'of the specification’s path; nothing is read by it' }
const daPlataforma = { porque: 'of the platform, for its operator alone' }

/** By their names, wherever they stand. */
const porNome: Record<string, TipoDeId | SemDono> = {
  session_token: doCabecalho,
  idfornecedor: 'fornecedor',
  idFornecedor: 'fornecedor',
  idf: 'fornecedor',
  supplier: 'fornecedor',
  fornec: 'fornecedor',
  idcliente: 'cliente',
  idclient: 'cliente',
  idc: 'cliente',
  clientevinculadoprincipal: 'cliente',
  primario: 'cliente',
  idcadastroextracliente: 'cadastro',
  idCadastroExtraCliente: 'cadastro',
  idErpUsuario: 'erp',
  idUsuario: 'vinculado',
  idusuariovinculado: 'vinculado',
  usuarioVinculado: 'vinculado',
  aprovadores: 'vinculado',
  reserva: 'vinculado',
  de: 'vinculado',
  para: 'usuario',
  idUsuarioLogado: 'usuario',
  representante: 'representante',
  idapikeys: 'apiKey',
  idcredencial: { porque: 'as an authenticator named it: read with its signature alone (passkey.test.ts)' },
  idpasskey: {
    porque: 'of the login of the session, with its password; that of another is refused (passkey.test.ts)',
  },
  idendereco: 'endereco',
  idloja: 'loja',
  idempresa: 'empresa',
  idformapagto: 'formaPagamento',
  idformapagamento: 'formaPagamento',
  formapagamento: 'formaPagamento',
  idformaentrega: 'formaEntrega',
  idarea: 'area',
  idconteudo: 'conteudo',
  idpublicacao: 'rascunho',
  previa: {
    porque: 'a link that is made to be passed on; at another store it opens nothing (conteudo.test.ts)',
  },
  idfaixa: {
    porque: 'a row of the form that is written; that of another form is refused (forma-entrega.test.ts)',
  },
  idcadastroextraproduto: 'produto',
  idproduto: 'produto',
  principal: 'produto',
  idprodutoprincipal: 'produto',
  chave_idempotencia: escrito,
  produtoprincipal: 'produto',
  item_id: 'produto',
  categ: 'categoria',
  idcategoria: 'categoria',
  idcategorias: 'idcategoria',
  idcategoriapai: 'idcategoria',
  idpolitica: 'politica',
  idsetor: 'setor',
  idsegmento: 'segmento',
  idcombopromocional_cabecalho: 'combo',
  idgrupo: 'grupo',
  idservico: 'servico',
  idcarrossel: 'carrossel',
  idstaticpage: { porque: 'compared with what the store’s own carousels say; nothing is read by it' },
  idlinha: 'linha',
  idtipoassinatura: 'tipoAssinatura',
  cupom: 'cupomPessoal',
  codigoCupom: 'cupomPessoal',
  code: 'cupomPessoal',
  codigocupomautomatico: 'cupomPessoal',
  num: 'pedido',
  numpedido: 'pedido',
  numorder: 'pedido',
  idsubmissao: 'submissao',
  idsalvamento: 'salvamento',
  chavemescla: 'mescla',
  idpagamento: 'pagamento',
  iddevolucao: 'devolucao',
  idcontestacao: 'contestacao',
  idreembolso: 'reembolso',
  idcartao: 'cartao',
  idaprovacao: 'aprovacao',
  idregra: 'regraDeImposto',
  sku: 'sku',
  ean: escrito,
  centro: 'centro',
  fatura: 'fatura',
  faturas: 'fatura',
  idcobranca: 'cobranca',
  idexportacao: 'exportacao',
  list: 'lista',
  destino: 'outraLista',
  idlista: 'lista',
  sessao_id: 'sugestao',
  idsessao: 'sessao',
  idato: 'ato',
  idevento: 'mudanca',
  idmovimento: 'movimento',
  idgancho: 'gancho',
  idimportacao: 'importacao',
  linha: { porque: 'a row of the sheet that is named beside it' },
  identrega: 'entregaGancho',
  sala: 'sala',
  idmensagem: 'mensagem',
  idatendente: 'atendente',
  idresposta: 'respostaPronta',
  idrecorte: 'recorte',
  idrequerimento: 'requerimento',
  idreajuste: 'reajuste',
  visto: { porque: 'whom the writer has seen at a conversation of its own: nothing is read by it' },
  idfalha: daPlataforma,
  idacesso: daPlataforma,
  tokenGuardar: doCartao,
  numPedidoCliente: escrito,
  numpedidoerp: escrito,
  sequencia: { porque: 'a line of the order that is named beside it' },
  numero: escrito,
  cod_erp: escrito,
  chave_pix: escrito,
  cep: escrito,
  doc: { porque: 'a number of the public register' },
  login: { porque: 'who logs in says who it is' },
  provedor: { porque: 'a provider, which proves itself by its signature' },
  address: ignorado,
}

/** Where the name alone does not say it. */
const porCampo: Record<string, TipoDeId | SemDono> = {
  'body.token': { porque: 'proof by itself: whoever holds it may' },
  'body.codigo': { porque: 'a code of a letter, tried with the login that it was written to' },
  'body.rastreio.codigo': escrito,
  'body.configuracao.regras.0.condicoes.0.centros.0': escrito,
  'body.configuracao.regras.0.idregra': {
    porque: 'of the browser; it stands in the company’s own rules alone',
  },
  'body.configuracao.centros.0.codigo': escrito,
  'body.cartao.token': doCartao,
  'body.formaPagamento.cartao.token': doCartao,
  'body.aparelho.endpoint': {
    porque: 'an address of the browser’s own; of another session’s nothing is told',
  },
  'body.aparelho.keys.p256dh': { porque: 'a key of the browser’s own' },
  'body.aparelho.keys.auth': { porque: 'a key of the browser’s own' },
  'body.submissao.formaPagamento.cartao.token': doCartao,
  'params.codigo': 'codigoLista',
  'params.dia': { porque: 'a day of the supplier that is named beside it' },
  'body.conteudo.numpedido': {
    porque: 'of a card, which words are not; cards of others are tried in chat.test.ts',
  },
  'body.conteudo.idnegociacao': {
    porque: 'of a card, which words are not; those of others are tried in chat.test.ts',
  },
  'body.conteudo.idcadastroextraproduto': {
    porque: 'of a card, which words are not; cards of others are tried in chat.test.ts',
  },
}

const dasLinhas = /\.(cartItens|itens|produtos)\.0\.id$/

/** Paths whose parts are named by letters, or `id`. */
const porChamada: readonly RegraDeId[] = [
  [/tema$|rodape$|custom-content|caracteristica-|\/formas-pagamento$/, { 'params.id': 'fornecedor' }],
  [
    /product\/spreadsheet|produto-by-tags|acessorepresentante|google-analytics/,
    { 'params.id': 'fornecedor' },
  ],
  [/listaprodutosf\/\{x\}/, { 'params.x': ignorado }],
  [
    /\{a\}\/fornecedor\/\{b\}\/produto\/\{c\}/,
    { 'params.a': ignorado, 'params.b': 'fornecedor', 'params.c': 'produto' },
  ],
  ...doPainel,
  [/\{a\}\/listacategoriasprodutos\/\{b\}/, { 'params.a': ignorado, 'params.b': 'fornecedor' }],
  [/tag-pesquisa\/\{a\}/, { 'params.a': 'fornecedor', 'params.b': 'categoria' }],
  [/obter-setor/, { 'params.a': 'fornecedor', 'params.b': 'setor' }],
  [/all-images/, { 'params.a': 'fornecedor', 'params.b': 'produto' }],
  [/alerta-disponibilidade$/, { 'body.idproduto': 'idproduto' }],
  [
    /usuario\/\{id\}\/(cart|pedido)|formasdepagamento\/cliente\/\{id\}|\/\{id\}\/formas-entrega/,
    { 'params.id': 'cliente' },
  ],
  [/enderecos\/\{id\}\/faturamento|orders\/export/, { 'params.id': 'cliente' }],
  [/promotional-combo\/\{id\}/, { 'params.id': 'combo' }],
  [/usuario\/\{id\}\/(acessos|lojas)|^PUT \/v1\/app\/usuario\/\{id\}$/, { 'params.id': 'usuario' }],
  [
    /senha\/recuperar/,
    { 'params.id': { porque: 'a login that is typed; nobody learns whether it is there' } },
  ],
  [/pagina-estatica|static-text|termos-uso\/\{id\}/, { 'params.id': 'fornecedor', 'params.slug': 'pagina' }],
  [/link-acao/, { 'params.codigo': 'linkAcao', 'body.chave': 'aplicacao' }],
  [/subscription/, { 'params.id': 'assinatura' }],
  [/shopping-list\/\{id\}/, { 'params.id': 'lista' }],
  [/\/requerimentos\//, { 'params.idrequerimento': 'meuRequerimento' }],
  [/representante\/\{a\}\/\{b\}/, { 'params.a': 'fornecedor', 'params.b': 'representante' }],
  [/usuario\/\{a\}\/\{b\}/, { 'params.a': 'usuario', 'params.b': 'fornecedor', 'params.c': 'vinculado' }],
  [/\{y\}\/usuarios$/, { 'params.x': doCabecalho, 'params.y': 'cliente' }],
  [/\{y\}\/clientes-vinculados$/, { 'params.x': doCabecalho, 'params.y': 'usuario' }],
  [/chaves\/chamadas$/, { 'query.codigo': { porque: 'the code of a failure' } }],
  [/chaves$|entrar$/, { 'body.chave': 'chaveErp' }],
  [/formulario/, { 'params.codigo': { porque: 'a form of the page that is named beside it' } }],
  [/guardado/, { 'params.chave': { porque: 'the secret of the visitor whose lines they are' } }],
  [/negociac/, { 'body.id': 'produto', 'body.ids.0': 'produto' }],
  [/apply/, { 'body.chave': 'aplicacao' }],
  [/GET \/v1\/app\/usuario-cliente/, { 'params.idUsuario': 'usuario' }],
  // The import in the state that the call is for.
  [/importacoes$/, { 'body.idimportacao': 'importacaoNova' }],
  [/aplicar$/, { 'params.idimportacao': 'importacaoPronta' }],
  [/desfazer$/, { 'params.idimportacao': 'importacaoAplicada' }],
  // The order in the state that the call is for.
  [/avaliar$|\/devolver$|devolucoes/, { 'params.num': 'pedidoEntregue' }],
  [/separar$/, { 'params.num': 'pedidoEmSeparacao' }],
  [/danfe|nota-fiscal\/cancelar$/, { 'params.num': 'pedidoComNota' }],
  [/orcamento\/linhas/, { 'params.num': 'orcamentoPedido', 'body.id': 'produto' }],
  [/precificar$|\/orcamento/, { 'params.num': 'orcamento' }],
  [
    /\{acao\}$|mover$|order\/\{num\}$|subscription\/begin/,
    { 'params.num': 'pedidoNovo', 'params.numpedido': 'pedidoNovo' },
  ],
]

/** What a field names; undefined: the table above does not know it yet. */
export function tipoOf({ key, caminho, nome }: CampoDeId): TipoDeId | SemDono | undefined {
  for (const [chamada, campos] of porChamada) {
    const tipo = chamada.test(key) ? campos[caminho] : undefined
    if (tipo) return tipo
  }
  if (porCampo[caminho]) return porCampo[caminho]
  return dasLinhas.test(caminho) ? 'produto' : porNome[nome]
}

export function isTipo(tipo: TipoDeId | SemDono | undefined): tipo is TipoDeId {
  return typeof tipo === 'string'
}

/** A field by its name, for lists of those that are treated apart. */
export const nameOf = ({ key, caminho }: { key: CallKey; caminho: string }) => `${key} ${caminho}`
