import { falha } from './texto-fixo.ts'

/** General failures: not of section 8, raised by any call. */
export const gerais = {
  entrada_invalida: falha(400, 'Confira os dados informados.', 'a request that does not fit the contract'),
  corpo_grande: falha(413, 'O que foi enviado é grande demais.', 'a body over the limit of its call'),
  nao_encontrado: falha(
    404,
    'Não encontramos o que você procura.',
    'an unknown path, or what is not yours to see',
  ),
  produto_saiu: falha(
    410,
    'Este produto saiu do catálogo.',
    'a product that is sold no more; `detalhes.categoria` says where what is alike is found',
  ),
  metodo_invalido: falha(
    405,
    'Este endereço não aceita esse tipo de pedido.',
    'a known path with another method',
  ),
  sem_permissao: falha(403, 'Você não tem permissão para fazer isso.', 'a role that may not make the call'),
  origem_recusada: falha(
    403,
    'Este pedido veio de outro site e foi recusado.',
    'a cookie-borne write from another origin',
  ),
  muitas_requisicoes: falha(
    429,
    'Muitas solicitações. Tente de novo em instantes.',
    'a rate limit was passed',
  ),
  indisponivel: falha(
    503,
    'A loja está com um problema momentâneo. Tente de novo em instantes.',
    'the database is away or too busy for this call; nothing was changed that an answer would have told',
  ),
  notificacao_desligada: falha(
    409,
    'Esta loja não envia avisos ao aparelho agora.',
    'a device asks to be told by push where no keys are configured',
  ),
  interna: falha(500, 'Algo deu errado do nosso lado. Tente de novo em instantes.', 'an unexpected error'),
  fornecedor_desconhecido: falha(
    404,
    'Não encontramos esta loja.',
    'a supplier id, slug or domain that does not exist',
  ),
} as const

export const paginas = {
  pagina_indisponivel: falha(
    404,
    'Não foi possível exibir está página!',
    'a static page that cannot be shown: the title',
  ),
  pagina_revisar: falha(
    404,
    'Aparentemente as alterações recentes do conteúdo precisam ser revisadas!',
    'a static page that cannot be shown: the content',
  ),
  link_desconhecido: falha(
    404,
    'Este link não existe nesta loja.',
    'a short link that this store does not have',
  ),
  link_ainda_nao: falha(409, 'Este link ainda não começou a valer.', 'a short link opened before its begin'),
  link_expirado: falha(410, 'Este link já terminou.', 'a short link opened after its end'),
  link_esgotado: falha(
    410,
    'Este link já foi usado por todos que cabiam nele.',
    'a short link with no use left',
  ),
} as const
