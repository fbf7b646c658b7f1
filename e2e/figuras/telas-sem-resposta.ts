import type { SemFigura } from './telas.ts'

/**
 * What stands there when the data of a screen do not come: the frame says so in its place; the page opens as the device keeps it (decision 0088);
 * the order is shown as it was last read (ux 1.9.4), and whom a representative sells to as the device has them (ux 1.28.2).
 */
type Lugar = 'no-quadro' | 'guardada' | 'como-estava' | 'carteira'

/** How a screen comes when a proxy answers for the shop, and when there is no connection. */
export interface SemResposta {
  erro: Exclude<Lugar, 'guardada' | 'carteira'> | SemFigura
  semConexao: Lugar | SemFigura
}

const noQuadro: SemResposta = { erro: 'no-quadro', semConexao: 'no-quadro' }
/** What the worker of a store keeps of it (storefront/trabalhador/paginas.ts). */
const guardada: SemResposta = { erro: 'no-quadro', semConexao: 'guardada' }
const documento: SemFigura = { porque: 'comes as a document: no data are asked for' }

/**
 * How each screen of the store comes when its data do not (issue 13 H). A screen of `telas` that is not here fails `telas.test.ts`.
 */
export const semResposta: Record<string, SemResposta> = {
  inicio: noQuadro,
  lista: guardada,
  produto: guardada,
  combos: guardada,
  combo: guardada,
  carrinho: { erro: { porque: 'asks for no data: the device has them' }, semConexao: 'guardada' },
  finalizar: noQuadro,
  submissao: { erro: 'como-estava', semConexao: 'como-estava' },
  pedidos: guardada,
  pedido: { erro: 'como-estava', semConexao: 'guardada' },
  aprovacoes: noQuadro,
  regras: noQuadro,
  aprovacao: noQuadro,
  assinaturas: noQuadro,
  assinatura: noQuadro,
  faturas: noQuadro,
  cupons: noQuadro,
  clientes: { erro: 'no-quadro', semConexao: 'carteira' },
  usuarios: noQuadro,
  convite: noQuadro,
  conta: noQuadro,
  situacao: noQuadro,
  dados: noQuadro,
  email: noQuadro,
  acessos: noQuadro,
  termos: noQuadro,
  enderecos: noQuadro,
  listas: guardada,
  compartilhada: noQuadro,
  'lista-compras': guardada,
  pagina: noQuadro,
  'link-acao': noQuadro,
  revisao: noQuadro,
  alertas: noQuadro,
  chat: noQuadro,
  entrar: noQuadro,
  'passkey-confirmada': noQuadro,
  cadastro: noQuadro,
  recuperar: noQuadro,
  'muitas-requisicoes': noQuadro,
  'muitas-requisicoes-na-loja': noQuadro,
  'nao-encontrada': noQuadro,
  'nao-encontrada-na-loja': noQuadro,
}

/** The same for the panel, which keeps nothing on a device. */
export const semRespostaNoPainel: Record<string, SemResposta> = {
  entrada: { erro: documento, semConexao: documento },
  confirmar: { erro: documento, semConexao: documento },
  'minha-conta': noQuadro,
  fornecedores: noQuadro,
  'fornecedor-novo': noQuadro,
  acessos: noQuadro,
  saude: noQuadro,
  conversas: noQuadro,
  'carrinhos-abertos': noQuadro,
  negociacao: noQuadro,
  orcamentos: noQuadro,
  orcamento: noQuadro,
  precos: noQuadro,
  'precos-tabela': noQuadro,
  'precos-calendario': noQuadro,
  'precos-reajustes': noQuadro,
  categorias: noQuadro,
  cupons: noQuadro,
  cupom: noQuadro,
  combos: noQuadro,
  servicos: noQuadro,
  conteudo: noQuadro,
  'conteudo-paginas': noQuadro,
  'conteudo-pagina': noQuadro,
  'conteudo-menu': noQuadro,
  'conteudo-cartas': noQuadro,
  'conteudo-carta': noQuadro,
  'conteudo-textos': noQuadro,
  entregas: noQuadro,
  fotos: noQuadro,
  preparo: noQuadro,
  aparencia: noQuadro,
  apresentacao: noQuadro,
  integracoes: noQuadro,
  'integracoes-chamadas': noQuadro,
  titulares: noQuadro,
  campos: noQuadro,
  dominios: noQuadro,
  modulos: noQuadro,
  equipe: noQuadro,
  registro: noQuadro,
  produtos: noQuadro,
  estoque: noQuadro,
  qualidade: noQuadro,
  importacoes: noQuadro,
  importacao: noQuadro,
  'ajustes-conversas': noQuadro,
  'ajustes-negociacao': noQuadro,
  'nao-encontrada': noQuadro,
}

/** What its picture must say, or it is the picture of something else. */
export const ditos = {
  erro: { 'no-quadro': 'Esta página não abriu', 'como-estava': /^Última atualização/ },
  semConexao: {
    'no-quadro': 'Sem conexão',
    'como-estava': /^Última atualização/,
    guardada: /^Sem conexão — mostrando dados de/,
    carteira: /^Sem conexão: sua carteira/,
  },
} as const
