import { textos } from './textos.ts'

/**
 * Every fixed text of the specification's section 8, to the letter, with its code, its HTTP status and the one situation
 * that raises it. The code is the identity; clients match on it, people read the text.
 */
export interface TextoFixo {
  status: number
  mensagem: string
  situacao: string
}

const falha = (status: number, mensagem: string, situacao: string): TextoFixo => ({
  status,
  mensagem,
  situacao,
})

const pedidoECarrinho = {
  pedido_recusado: falha(
    422,
    'Erro ao submeter seu pedido.',
    'an order is refused; the reason and "Itens: " with names follow',
  ),
  pedido_duplicado: falha(
    409,
    'Um pedido idêntico foi feito há poucos segundos.',
    'another submission ordered the same within 60 s',
  ),
  carrinho_vazio: falha(422, textos.carrinho_vazio, 'submission of an empty cart'),
  carrinho_nao_salvo: falha(
    422,
    'Não foi possivel salvar o carrinho',
    'a save without a customer id, or that failed',
  ),
  carrinho_sem_produtos: falha(
    200,
    'Não foi possível carregar nenhum produto para o carrinho.',
    'a save or repeat left no line that can be bought',
  ),
  repeticao_falhou: falha(
    422,
    'Não foi possível carregar os produtos do pedido',
    'repeating an order that cannot be read',
  ),
  carrinho_bloqueado: falha(423, 'Negociação em andamento', 'a save while an attendant holds the cart'),
  carrinho_desatualizado: falha(
    409,
    'Seu carrinho mudou em outro lugar; aplicamos suas alterações sobre ele.',
    'a save on a stale revision',
  ),
} as const

const cupom = {
  cupom_invalido: falha(
    422,
    textos.cupom_invalido,
    'a coupon that cannot be used, without a reason of its own',
  ),
  cupom_automatico_melhor: falha(
    200,
    'Não foi possível trocar o seu cupom de desconto, pois já existe um cupom automático aplicado que oferece um benefício superior.',
    'a manual coupon that gives less than the automatic one; `error` of its validation',
  ),
} as const

const lugar = {
  fornecedor_nao_atende: falha(
    422,
    textos.fornecedor_nao_atende,
    'the chosen supplier does not reach the address',
  ),
  sem_forma_entrega: falha(
    422,
    'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
    'no delivery form serves this order',
  ),
  endereco_nao_atendido: falha(
    200,
    'Infelizmente ainda não atendemos este endereço',
    'white-label: its supplier is not among those found; `mensagem` of the empty list',
  ),
  seu_endereco_nao_atendido: falha(
    200,
    'Infelizmente ainda não atendemos o seu endereço',
    'address flow: no supplier (`mensagem` of the empty list), or an answer other than 200',
  ),
  fornecedores_nao_encontrados: falha(
    502,
    textos.fornecedores_nao_encontrados,
    'a lookup that could not be made; as `mensagem`, one outside the address flow: it says no place',
  ),
  area_indisponivel: falha(
    502,
    'Falha ao consultar área de atendimento do fornecedor',
    'the service area cannot be read',
  ),
  outros_fornecedores_indisponivel: falha(
    502,
    'Falha ao consultar outros fornecedores',
    'the other suppliers cannot be read',
  ),
  agendamentos_indisponivel: falha(
    502,
    'Falha ao consultar agendamentos',
    'the delivery dates cannot be read',
  ),
} as const

const acesso = {
  cliente_nao_obtido: falha(401, 'Erro ao obter cliente!', 'API-key login without a customer'),
  login_invalido: falha(400, 'Email ou CPF Invalido', 'a login that is neither a document nor an e-mail'),
  usuario_nao_atualizado: falha(
    500,
    'Erro tentando atualizado usuário. Tente novamente mais tarde',
    'updating a user failed',
  ),
  autenticacao_falhou: falha(
    401,
    'Erro tentando autenticar. Verifique suas credenciais',
    'credentials incomplete for this supplier',
  ),
  autenticacao_automatica_falhou: falha(
    401,
    'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    'the login that follows a registration failed',
  ),
  credenciais_invalidas: falha(
    401,
    'Usuário inexistente ou credenciais inválidas',
    'unknown user or wrong password',
  ),
  login_indisponivel: falha(
    503,
    'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    'login could not be tried (database or limit)',
  ),
  cadastro_falhou: falha(422, 'Erro ao tentar cadastrar usuário', 'a registration that cannot be stored'),
  recuperacao_falhou: falha(
    500,
    'Falha ao solicitar redefinição de senha',
    'password recovery could not be asked for',
  ),
  codigo_invalido: falha(
    422,
    'Código inválido ou vencido. Confira ou peça outro.',
    'a recovery code or link that is wrong, used, expired or tried too often',
  ),
  receita_indisponivel: falha(
    502,
    'Não conseguimos consultar a Receita agora. Preencha os dados à mão.',
    'tax-authority data that cannot be asked for',
  ),
  senha_incorreta: falha(
    422,
    'Senha atual incorreta.',
    'a change that asks for the password again, with another one',
  ),
  termo_desatualizado: falha(
    409,
    'Os termos de uso mudaram. Leia a nova versão antes de aceitar.',
    'an acceptance of terms that are no longer in force',
  ),
  exclusao_recusada: falha(
    422,
    'Há pedidos em andamento ou valores em aberto. Espere a conclusão deles para excluir a conta.',
    'deletion of an account with open orders or credit in use',
  ),
  convite_invalido: falha(
    422,
    'Convite inválido, já usado ou vencido. Peça outro a quem convidou você.',
    'an invitation link that is wrong, used, expired or taken back',
  ),
  ultimo_administrador: falha(
    422,
    'Este é o único acesso que administra este cadastro, por isso não pode ser removido.',
    'removal of the last login that administers a cliente',
  ),
  canal_indisponivel: falha(
    422,
    'Este canal de envio não está disponível. Use o e-mail.',
    'a verification code by a channel that no provider serves',
  ),
  login_token_falhou: falha(
    401,
    'Falha ao logar usuário vai token',
    'a hand-over token that is used, expired or of another supplier',
  ),
  sessao_expirada: falha(401, textos.sessao_expirada, 'a session that ended or never was'),
  aguarda_aprovacao: falha(
    403,
    'Seu cadastro já foi confirmado e aguarda aprovação',
    'login of an unapproved account with block-not-approved-user',
  ),
} as const

const paginas = {
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
} as const

/** Fiscal documents of an order (ux 1.11.3). */
const notaFiscal = {
  nota_nao_emitida: falha(
    404,
    'Nota ainda não emitida, avisaremos.',
    'the note of an order that has none yet',
  ),
} as const

/** Invoices (readings 10). */
const fatura = {
  fatura_indisponivel: falha(
    409,
    'Há faturas que já foram pagas ou canceladas. Atualize a lista.',
    'paying an invoice that is not open any more',
  ),
} as const

/** Subscriptions (readings 10). */
const assinatura = {
  assinatura_cancelada: falha(
    409,
    'Esta assinatura foi cancelada e não muda mais.',
    'a change of a subscription that ended',
  ),
  assinatura_data_invalida: falha(
    422,
    'Esta data não é de uma próxima entrega.',
    'skipping a day that is no date to come of the subscription',
  ),
} as const

/** General failures: not of section 8, raised by any call. */
const gerais = {
  entrada_invalida: falha(400, 'Confira os dados informados.', 'a request that does not fit the contract'),
  corpo_grande: falha(413, 'O que foi enviado é grande demais.', 'a body over the limit of its call'),
  nao_encontrado: falha(
    404,
    'Não encontramos o que você procura.',
    'an unknown path, or what is not yours to see',
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
  interna: falha(500, 'Algo deu errado do nosso lado. Tente de novo em instantes.', 'an unexpected error'),
  fornecedor_desconhecido: falha(
    404,
    'Não encontramos esta loja.',
    'a supplier id, slug or domain that does not exist',
  ),
} as const

/** Reasons that a submission can be refused for: they follow 'Erro ao submeter seu pedido.' (readings 6). */
const recusas = {
  cadastro_nao_aprovado: falha(
    422,
    'Seu cadastro ainda não foi aprovado por este fornecedor.',
    'restrict- or block-not-approved-user',
  ),
  sem_permissao_submeter: falha(
    422,
    'Você não tem permissão para enviar pedidos por este cadastro.',
    'submissao_pedido is off for the pair',
  ),
  termos_nao_aceitos: falha(
    422,
    'Aceite os termos de uso para enviar o pedido.',
    'a submission by a login that has not accepted the terms in force',
  ),
  estoque_insuficiente: falha(422, 'Não há estoque suficiente.', 'less stock than asked for'),
  produto_indisponivel: falha(
    422,
    'Há produtos que não estão mais à venda.',
    'a line that cannot be bought any more',
  ),
  quantidade_invalida: falha(
    422,
    'Há quantidades fora das regras do produto.',
    'a quantity off its step, minimum or maximum',
  ),
  total_mudou: falha(409, 'O valor do pedido mudou.', 'the server total is above totalesperado'),
  credito_insuficiente: falha(
    422,
    'Seu limite de crédito disponível não cobre este pedido.',
    'credit below the total',
  ),
  pagamento_indisponivel: falha(
    422,
    'A forma de pagamento escolhida não está disponível.',
    'a payment method that does not serve this order',
  ),
  horario_encerrado: falha(
    422,
    'O horário de entrega escolhido já encerrou.',
    'a delivery window past its cut-off',
  ),
  horario_lotado: falha(422, 'O horário de entrega escolhido lotou.', 'a delivery window at its capacity'),
  caracteristicas_invalidas: falha(
    422,
    'Confira as informações que a loja pede para o pedido.',
    "answers to the supplier's own fields of an order that are missing or of the wrong kind",
  ),
  maior_de_18: falha(
    422,
    'Produtos restritos a maiores de 18 anos precisam de verificação de idade.',
    'restricted products without an age check',
  ),
  loja_invalida: falha(422, 'Escolha a loja onde vai retirar.', 'pickup without a store of the supplier'),
  endereco_invalido: falha(
    422,
    'Escolha o endereço de entrega.',
    'delivery without an address of the customer',
  ),
  preco_indisponivel: falha(
    422,
    'Há produtos sem preço para o seu cadastro.',
    'a line without price where budgets are not taken',
  ),
  pedido_minimo: falha(
    422,
    'O pedido não atingiu o valor mínimo desta forma de entrega.',
    'below the minimum of the delivery form',
  ),
} as const

/** What stands against an action on an order that exists (readings 7). */
const movimentos = {
  movimento_recusado: falha(
    409,
    'Isto não é possível na situação atual do pedido.',
    'a move that is not in the table of order status',
  ),
  motivo_ausente: falha(422, 'Diga o motivo.', 'a move that must say why, without a reason'),
  orcamento_vencido: falha(
    409,
    'O prazo para aceitar este orçamento terminou. Peça outro.',
    'acceptance of a budget after its validity',
  ),
  prazo_encerrado: falha(
    422,
    'O prazo de 7 dias terminou.',
    'a withdrawal, or a change of a rating, after the seventh day',
  ),
  valor_acima: falha(
    422,
    'O valor passa do que o cliente aceitou pagar.',
    'picking that costs more than was agreed or reserved, or a refund above what was paid',
  ),
  exportacao_em_preparo: falha(
    202,
    'A planilha está sendo preparada.',
    'a spreadsheet of more than 1,000 orders: a job makes it',
  ),
} as const

export const falhas = {
  ...movimentos,
  ...pedidoECarrinho,
  ...cupom,
  ...lugar,
  ...acesso,
  ...paginas,
  ...assinatura,
  ...fatura,
  ...notaFiscal,
  ...gerais,
  ...recusas,
} as const
export type CodigoFalha = keyof typeof falhas

/** Fixed texts that are no failures: toasts, titles of modals, default messages (§2, §4, §8). */
export const avisos = {
  produtos_carregados: 'Os produtos do pedido foram carregados no seu carrinho',
  cadastro_atualizado: 'Cadastro atualizado',
  cadastro_criado: 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.',
  cadastro_em_analise_titulo: 'Cadastro em análise',
  cadastro_em_analise:
    'Olá, obrigado por se cadastrar! No momento seu cadastro está em análise e em breve você receberá por e-mail a confirmação da aprovação.',
  verificacao_enviada:
    'Se houver um cadastro com esses dados, enviamos um código e um link para o e-mail dele.',
  convite_enviado: 'Convite enviado. Ele vale por 3 dias.',
  negociacao_em_andamento: 'Negociação em andamento',
  itens_do_pedido: 'Itens: ',
} as const

/** The body of every answer that is not a success. */
export interface CorpoFalha {
  codigo: CodigoFalha
  /** The text for people; the specification calls it the server's error. */
  error: string
  /** Set where the session must end in the browser too (§7 Handling of answers). */
  action?: 'logout'
  /** Freight by address reads its text here: HTML, to be shown as text (§8 Freight errors). */
  message?: string
  /** Freight by CEP reads its text here, and whether it is worth a window of its own (§8 Freight errors). */
  Mensagem?: string
  openModal?: boolean
  /** Which fields were wrong, by name. */
  campos?: Record<string, string>
  /** What a refused order adds (readings 6). */
  mensagemErro?: string
  itensName?: string
  /** Facts that the screen needs: the other order's number, both totals, the next free window, the current cart. */
  detalhes?: Record<string, unknown>
  idrequisicao?: string
}
