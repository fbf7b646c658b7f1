import type { CallKey } from '@vitrine/contract'

/** Calls that are not tried, and why. */
export const semAtaque: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ['GET /v1/app/{session_token}/cliente/logout', 'names nothing, and ends the session that asks'],
])

/** Logins: a password is looked at, one after the other, whoever's session asks. */
export const comSenha: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /v1/app/{session_token}/usuario/autenticar',
  'POST /v1/app/{session_token}/usuario/autenticar/representante',
])

/** The whole request of the owner proves that it is the owner's: a password, a key, the code of a shared list. */
export const comProva: ReadonlySet<CallKey> = new Set<CallKey>([
  ...comSenha,
  'POST /v4/api-key/login',
  'POST /painel/v1/{idfornecedor}/entrar',
  'GET /v4/shopping-list/shared/{codigo}',
  'POST /v4/sugestao/feedback',
])

/** What a list is narrowed by: another's leaves nothing of it. */
export const filtros: readonly RegExp[] = [
  /^GET .* query\.(?!idendereco)/,
  /^POST \/v4\/orders\/export\/\{id\} body\./,
]

/** They tell of all stores of a customer, wherever they are asked. */
export const entreLojas: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /v4/cart/{idcliente}/abertos',
  'GET /v1/app/usuario/{id}/lojas',
  'GET /v2/app/cupom-desconto/cliente/{idcliente}',
  'POST /v1/app/{x}/usuario/{y}/usuarios',
  'GET /v1/app/usuario/{a}/{b}',
  // By the registration that it names.
  'GET /v1/app/{session_token}/usuario/cliente',
])

/** Rows of the owner that anybody may make: why. */
export const deQualquerUm: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ['POST /v4/fornecedor/aviso-area', 'whoever leaves an e-mail is told when a store comes'],
  [
    'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
    'a visitor is known by the session of its suggestions',
  ],
  [
    'POST /v1/app/usuario/login-token',
    'whoever shops takes cart and place along; no login of others goes with it',
  ],
  ['POST /v4/consentimento', 'a browser says what it agrees to'],
  ['POST /v4/cart/{idfornecedor}/guardado', 'a visitor’s lines, as it wrote them; the key is its own'],
  [
    'GET /v4/verificacao/enviar-verificacao',
    'whoever forgot the password asks for the letter; it goes to its owner',
  ],
  ...[
    'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}',
    'POST /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}/retirada',
  ].map(
    (key) =>
      [
        key as CallKey, // calls of contract/src/titular
        'a person asks its store, whose register and owners are told; an id of another store is free here',
      ] as const,
  ),
])

/** The codes and sessions that prove by themselves whose they are. */
export const provas: readonly RegExp[] = [/shared\/\{codigo\} params\.codigo$/, /feedback body\.sessao_id$/]

/** Another's id in these fields is answered all the same, showing and changing nothing of the owner's: why. */
export const toleradas: readonly [RegExp, string][] = [
  [
    /\/fornecedor query\.idendereco$/,
    'an address that is not one’s own is no place: no supplier delivers there',
  ],
  [
    /body\.(submissao\.)?(centro|representante|usuarioVinculado)$/,
    'a centre that the company does not have is none; who asks is who is logged in',
  ],
  [/cupom\/\{code\} (params\.code|\*)$/, 'the answer says that the coupon cannot be used'],
  [/usuario\/login-token body\.cartItens/, 'what is no product of the store comes to no line of its cart'],
  [/\/cart body\.codigoCupom$/, 'the cart is saved, and says that the coupon does not count'],
  [/pedido\/duplicidade body\./, 'nothing is written; the order itself refuses'],
  [/^GET \/v4\/representante\/\{a\}\/\{b\} params\.b$/, 'whom nobody is assigned to here has an empty list'],
  [/simulacao body\./, 'nothing is saved; a stranger in a rule is told as somebody who cannot approve'],
  [/acessos\/encerrar body\.idsessao$/, 'none is ended, and that is said'],
  [
    /cliente\/enderecos(\/\{id\}\/faturamento)? body\.endereco\.idendereco$/,
    'a new address has an id of its own',
  ],
  [/^DELETE \/v4\/payment-sdk\/cartoes/, 'what is not there is gone: the answer lists the own ones'],
]

const daNegociacao = 'needs a cart in hand, which each of them changes: grade/*.test.ts'
const umCarrinho = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'
const negociacaoDoCliente = '/v4/cart/{idfornecedor}/{idcliente}/negociacao'
const deNegociacao: readonly CallKey[] = [
  `GET ${umCarrinho}/entregas`,
  `PUT ${umCarrinho}/posse`,
  `POST ${umCarrinho}/linhas`,
  `PUT ${umCarrinho}/linhas/{idlinha}`,
  `DELETE ${umCarrinho}/linhas/{idlinha}`,
  `PUT ${umCarrinho}/linhas/{idlinha}/edicao`,
  `PUT ${umCarrinho}/linhas/{idlinha}/alcada`,
  `PUT ${umCarrinho}/frete`,
  `POST ${umCarrinho}/desconto`,
  `POST ${umCarrinho}/ultimos-precos`,
  `POST ${umCarrinho}/liberacao`,
  `POST ${umCarrinho}/pedido`,
  `PUT ${negociacaoDoCliente}/linhas/{idlinha}`,
  `POST ${negociacaoDoCliente}/aceite`,
  `POST ${negociacaoDoCliente}/sugestoes`,
  `PUT ${negociacaoDoCliente}/linhas/{idlinha}/edicao`,
]

/** Calls whose owner cannot be made to succeed simply, and why; each is made in the tests of its slice. */
export const semDono: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ...deNegociacao.map((key) => [key, daNegociacao] as const),
  [
    'POST /painel/v1/pedidos/{num}/orcamento/linhas',
    'needs a product that is in stock and no line yet: orcamento/inclusao.test.ts',
  ],
  [
    'DELETE /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}',
    'needs a product that the draft adds: orcamento/inclusao.test.ts',
  ],
  [
    'PUT /painel/v1/{idfornecedor}/pedido-de-teste',
    'needs somebody who has bought nothing: preparo/teste.test.ts',
  ],
  ['GET /painel/v1/acessos', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/acessos/{idacesso}/encerrar', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/fornecedores/{idfornecedor}/acessos', 'of the platform’s operator, who owns no store'],
  ['GET /painel/v1/saude', 'of the platform’s operator, who owns no store'],
  ['GET /painel/v1/saude/fornecedores', 'of the platform’s operator, who owns no store'],
  [
    'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar',
    'of the platform’s operator, who owns no store',
  ],
  [
    'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir',
    'of the platform’s operator, who owns no store',
  ],
  ['GET /painel/v1/fornecedores', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/fornecedores', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/fornecedores/{idfornecedor}/convite', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/fornecedores/{idfornecedor}/situacao', 'of the platform’s operator, who owns no store'],
  ['GET /painel/v1/tarefas/falhas', 'of the platform’s operator, who owns no store'],
  ['POST /painel/v1/tarefas/falhas/{idfalha}/{acao}', 'of the platform’s operator, who owns no store'],
  [
    'POST /v1/app/{session_token}/usuario/autenticar/representante',
    'the pair’s own login is no representative',
  ],
  ['GET /v2/app/{session_token}/cliente/senha/recuperar/{id}', 'the same answer whether the login is there'],
  ['GET /v4/verificacao/enviar-verificacao', 'braked after so many letters to one login'],
  ['POST /v1/app/{session_token}/cliente/senha/redefinir', 'needs the code of a letter'],
  ['POST /v4/usuario/email/confirmar', 'needs the code of a letter'],
  [
    'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo',
    'needs a right password and a code: segundo-fator/segundo-fator.test.ts',
  ],
  [
    'POST /v1/app/{session_token}/usuario/autenticar/passkey',
    'needs the answer of an authenticator: segundo-fator/passkey.test.ts',
  ],
  ...['levar', 'confirmacao', 'confirmar', 'voltar'].map(
    (parte) =>
      [
        `POST /v1/app/{session_token}/usuario/autenticar/passkey/${parte}` as CallKey,
        'needs a right password: segundo-fator/take-passkey.test.ts',
      ] as const,
  ),
  ...[
    'aplicativo',
    'aplicativo/confirmar',
    'aplicativo/remover',
    'codigos',
    'passkeys',
    'passkeys/desafio',
    'passkeys/{idpasskey}/remover',
  ].map(
    (parte) =>
      [
        `POST /v4/usuario/segundo-fator/${parte}` as CallKey, // calls of contract/src/segundo-fator
        'needs the password or a code of its app: segundo-fator/segundo-fator.test.ts',
      ] as const,
  ),
  [
    'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
    'needs a member with a second proof: segundo-fator/segundo-fator.test.ts',
  ],
  ['POST /v1/app/{session_token}/usuario/autenticar/login-token', 'needs the token of an address, once'],
  ['POST /v1/app/{session_token}/cliente/usuario', 'makes an account that nobody owns yet'],
  ['POST /v4/client/{idcliente}/dados/excluir', 'refused while orders are open, as here'],
  ['POST /v4/webhook/{provedor}/{idfornecedor}', 'needs the signature of the provider'],
  [
    'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}',
    'needs a page with a form; what is sent names nothing',
  ],
  ['GET /v4/previa/{idfornecedor}/{previa}/inicio', 'needs the code of a link: conteudo/conteudo.test.ts'],
  ['GET /v4/previa/{idfornecedor}/{previa}/pagina', 'needs the code of a link: conteudo/conteudo.test.ts'],
  ['POST /v1/app/usuario/convite', 'needs the token of a letter'],
  ['POST /v1/app/{session_token}/usuario/convite/aceitar', 'needs the token of a letter'],
])

/** What ends with a GET. */
export const termina: ReadonlySet<CallKey> = new Set<CallKey>(['GET /v1/app/{session_token}/cliente/logout'])

/** They write nothing, though they are sent with a body. */
export const leituras: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao',
  'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade',
  'POST /v1/app/{x}/usuario/{y}/usuarios',
  'POST /v1/app/{x}/usuario/{y}/clientes-vinculados',
  'POST /v4/shopping-list/review/{idfornecedor}',
])

/** Not the same when it is asked twice: why. */
export const respostasDiferentes: ReadonlyMap<CallKey, string> = new Map<CallKey, string>([
  ['GET /v4/verificacao/enviar-verificacao', 'braked after so many letters to one login'],
  ['GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}', 'a visitor’s session of suggestions is a new one'],
  ['GET /painel/v1/{idfornecedor}/chaves/chamadas', 'tells of the calls that its own keys made meanwhile'],
  ['GET /painel/v1/{idfornecedor}/chaves/uso', 'as above'],
])

/** What a customer does at one store that ends the customer, or its session, everywhere. */
export const terminam: ReadonlySet<CallKey> = new Set<CallKey>([
  ...termina,
  'POST /v1/app/usuario/{id}/acessos/encerrar',
  'POST /v4/client/{idcliente}/dados/excluir',
  'DELETE /v1/app/usuario/{a}/{b}/{c}',
])
