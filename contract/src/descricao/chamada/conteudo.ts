import type { PorChamada } from '#descricao'

const lojaIdOuSlug = 'Id or slug of the supplier.'
const umaPagina = { id: lojaIdOuSlug, slug: 'Slug of the page.' } as const
const doLink = { codigo: 'Code of the short link, as it stands in its address.' } as const
const acaoDoLink = {
  'acao.tipo': 'CUPOM, PRODUTOS, PAGINA, LISTA or COMBO.',
  'acao.nome': 'Name of the coupon.',
  'acao.produtos': 'Products that are put into the cart.',
  'acao.produtos.id': 'Id of the product as sold.',
  'acao.produtos.nome': 'Name of the product.',
  'acao.slug': 'Slug of the static page that is opened.',
  'acao.busca': 'The product list that is opened, as its parameters say it.',
} as const

const doTipo = {
  tipo: 'Kind of content: PAGINA, TEXTO, CARROSSEL, INICIO (the home), CARTA, NAVEGACAO (menu and footer) or APARENCIA (the look).',
} as const
const versaoDita = 'Version of the draft that was looked at; null: there was none.'
const daPrevia = { idfornecedor: lojaIdOuSlug } as const

/** Pages, texts, the home, short links: what a store writes. */
export const chamadasDeConteudo = {
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}': {
    ...doTipo,
    data: 'Pieces of content by title, 500 at most.',
  },
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}': doTipo,
  'PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho': {
    ...doTipo,
    chave: 'Name under which it is found: of a page its slug; absent: as it was.',
    dados: 'What it says, by the schema of its kind.',
    versao: versaoDita,
  },
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': {
    ...doTipo,
    de: 'From when it is shown, ISO 8601 instant; null: from now on.',
    ate: 'Until when it is shown, ISO 8601 instant; null: for ever.',
    versao: versaoDita,
  },
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': doTipo,
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes': {
    ...doTipo,
    data: 'Versions, the newest first.',
    cursor: 'Where the next page begins; null: there is none. In a question: that of the page before.',
  },
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}': {
    ...doTipo,
    versao: 'Version of the record that was looked at; absent: whatever stands there.',
  },
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa': {
    tipo: 'Kind of content: INICIO (the home), PAGINA, NAVEGACAO (menu and footer) or APARENCIA (the look).',
    caminho: 'Address below the host of the shop, with the link in it.',
    ate: 'Until when the link shows it, ISO 8601 instant.',
  },
  'POST /painel/v1/{idfornecedor}/conteudos/imagens': {
    dados: 'The picture in base64, up to 10 MB: JPEG, PNG, WebP or SVG.',
  },
  'GET /v4/previa/{idfornecedor}/{previa}/inicio': daPrevia,
  'GET /v4/previa/{idfornecedor}/{previa}/pagina': {
    ...daPrevia,
    slug: 'Slug of the page; absent: the one that the link is for.',
  },
  'GET /v4/pagina-estatica/{id}/listar': {
    id: lojaIdOuSlug,
    data: 'Pages that this shop shows, in their order.',
    'data.titulo': 'Heading of the page.',
    'data.descricao': 'What the page is about, in a sentence.',
    'data.atualizada_em': 'When this version was published or began to be shown, ISO 8601 instant.',
    'data.tags': 'Where the page is shown: WEB, APP.',
  },
  'GET /v4/pagina-estatica/{id}/slug/{slug}': {
    ...umaPagina,
  },
  'GET /v4/pagina-estatica/{id}/slug/{slug}/pdf': umaPagina,
  'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}': {
    ...umaPagina,
    codigo: 'Code of the form on the page.',
    respostas: 'Answers, by the names of the fields, all of them as text.',
    mensagem: 'What is said once it has arrived.',
  },
  'GET /painel/v1/{idfornecedor}/mensagens': {
    formulario: 'Only messages of the form with this code; absent: of all.',
    data: 'Messages, the newest first.',
    'data.idmensagem': 'Id of the message.',
    'data.pagina': 'Slug of the page.',
    'data.formulario': 'Code of the form on its page.',
    'data.titulo': 'Heading of the form, as it was then.',
    'data.respostas': 'Answers in the order of the form.',
    'data.respostas.nome': 'Name of the field.',
    'data.respostas.rotulo': 'Question, as it was then.',
    'data.respostas.valor': 'The answer, plain text.',
    'data.consentimento': 'What who wrote agreed to.',
  },
  'GET /v4/static-text/{id}': {
    id: lojaIdOuSlug,
    language: 'Language that is asked for, and answered: pt-BR, en or es.',
    'textos.chave': 'Name of the place of the shop (`cadastro`, `condicoes`).',
    'textos.titulo': "Heading of the text; '' without one.",
    'textos.texto':
      'Paragraphs with blank lines between; strong words as `**word**`, links as `[text](address)`.',
    'textos.language': 'Language that the text is in: Portuguese where there is no translation.',
  },
  'GET /v4/pagina-inicial/{idfornecedor}': { idfornecedor: lojaIdOuSlug },
  'GET /v4/link-acao/{idfornecedor}/{codigo}': {
    ...doLink,
    ...acaoDoLink,
    nome: 'Name of the link.',
    descricao: "Text for who opens the link; '' without one.",
    situacao: 'ABERTO, AINDA_NAO, EXPIRADO or ESGOTADO (used up).',
    de: 'When it begins to work, ISO 8601 instant; null: it always has.',
    ate: 'When it ends, ISO 8601 instant; null: no end.',
    acao: 'What opening it does; null: nothing now.',
    url: 'Address of the link to give away.',
  },
  'POST /v4/link-acao/{idfornecedor}/{codigo}/usar': {
    ...doLink,
    ...acaoDoLink,
    chave: 'Key of this use (UUID): sent again it counts once.',
    acao: 'What opening it does.',
  },
} satisfies PorChamada
