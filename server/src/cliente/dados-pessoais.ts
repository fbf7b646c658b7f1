/** How the rows of one person are found. */
export type Dono =
  | 'cliente'
  /** Through the cliente's orders. */
  | 'pedido'
  /** Through logins that are linked to no other cliente. */
  | 'usuario'
  /** By the address in this column. */
  | { email: string }
  /** Only the work named in `prazo` finds them. */
  | 'ninguem'

/** What an erasure (LGPD art. 18) does to them. */
export type Exclusao =
  | 'apaga'
  /** The row stays, for what it says of the store's own affairs; these columns become the given values. */
  | 'limpa'
  /** Written by hand: a name that says nothing stands where the person's was. */
  | 'troca'
  /** Kept for its own term, for the reason that `porque` gives. */
  | 'fica'

export interface DadosPessoais {
  tabela: string
  finalidade: string
  /** How long it is kept, and what deletes it when erasure is not asked for. */
  prazo: string
  dono: Dono
  exclusao: Exclusao
  /** What each column becomes; without `limpa` their names alone count. JSON values are given as they are. */
  colunas: Record<string, unknown>
  porque?: string
}

const CONTA = 'enquanto a conta existir'
const PEDIDO = 'enquanto o pedido for guardado (5 anos, CTN art. 173)'
const nomes = (texto: string): Record<string, unknown> =>
  Object.fromEntries(texto.split(' ').map((nome) => [nome, undefined]))

/**
 * Every column that may say something of a person, why it is kept, how long, and what erasure does to it (LGPD art. 6, 9, 16, 18).
 * One table as data: erasure is made from it, and a test fails for a column of the schema that is neither here nor in SEM_PESSOA.
 */
export const DADOS_PESSOAIS: readonly DadosPessoais[] = [
  {
    tabela: 'cliente',
    finalidade: 'identificar quem compra, falar com a pessoa, emitir a nota',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'troca',
    colunas: nomes('tipo_documento documento nome razaosocial email telefone data_nascimento'),
  },
  {
    tabela: 'usuario',
    finalidade: 'entrar na loja',
    prazo: CONTA,
    dono: 'usuario',
    exclusao: 'troca',
    colunas: nomes('email nome senha_hash'),
  },
  ...['endereco', 'endereco_faturamento'].map((tabela): DadosPessoais => {
    const colunas = nomes(
      'apelido rua numero bairro cidade uf cep complemento pontoref pais lat lng textoendereco cod_erp',
    )
    return {
      tabela,
      finalidade: 'entregar, cobrar',
      prazo: CONTA,
      dono: 'cliente',
      exclusao: 'apaga',
      colunas,
    }
  }),
  {
    tabela: 'cadastroextracliente',
    finalidade: 'relação com cada loja: aprovação, limite, respostas do cadastro',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('tags cod_erp termosuso_versao caracteristicas motivo_recusa'),
  },
  {
    tabela: 'usuario_cliente',
    finalidade: 'quem age por quem',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: {},
  },
  {
    tabela: 'carrinho',
    finalidade: 'compra em preparo',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes(
      'itens observacao numpedidocliente mesclas cupom servicos salvamentos substituicao erro_submit',
    ),
  },
  {
    tabela: 'aprovacao',
    finalidade: 'pedidos que outra pessoa da empresa aprova',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('submissao conteudo recado'),
  },
  {
    tabela: 'passo_aprovacao',
    finalidade: 'quem respondeu a um pedido de aprovação, e o que disse',
    prazo: CONTA,
    dono: 'usuario',
    exclusao: 'limpa',
    colunas: { motivo: '' },
  },
  {
    tabela: 'lista_compras',
    finalidade: 'listas que a pessoa fez e partilha',
    prazo: CONTA,
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('nome motivo codigocompartilhar'),
  },
  ...['alerta', 'aviso_cupom', 'uso_cupom', 'sessao_sugestao'].map((tabela): DadosPessoais => {
    const finalidade = 'avisos pedidos, cupons usados, sugestões'
    return { tabela, finalidade, prazo: CONTA, dono: 'cliente', exclusao: 'apaga', colunas: {} }
  }),
  {
    tabela: 'convite_usuario',
    finalidade: 'convidar outro acesso',
    prazo: 'até vencer (limpar-convites)',
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('email token_hash'),
  },
  {
    tabela: 'login_token',
    finalidade: 'entrar por um link de uso único, com carrinho e lugar',
    prazo: '60 segundos',
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('token_hash email host papel linhas lugar'),
  },
  {
    tabela: 'sessao',
    finalidade: 'manter a pessoa dentro, mostrar os acessos dela',
    prazo: '30 dias, e mais um depois de vencida (limpar-verificacoes)',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('token_hash papel tokenorigin agente'),
  },
  {
    tabela: 'verificacao',
    finalidade: 'provar que a caixa de correio é da pessoa',
    prazo: '15 minutos ou 7 dias, e mais um (limpar-verificacoes)',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('fonte codigo_hash token_hash para_hash'),
  },
  {
    tabela: 'cartao_salvo',
    finalidade: 'pagar outra vez sem digitar; o número fica no provedor',
    prazo: 'até a pessoa o tirar',
    dono: 'ninguem',
    exclusao: 'apaga',
    porque: 'sai depois que o provedor o esqueceu (esquecer-cartoes)',
    colunas: nomes('provedor idclienteexterno idexterno bandeira final validade'),
  },
  {
    tabela: 'exportacao',
    finalidade: 'planilha dos próprios pedidos',
    prazo: 'um dia (limpar-exportacoes)',
    dono: 'cliente',
    exclusao: 'apaga',
    colunas: nomes('formato filtro status conteudo'),
  },
  {
    tabela: 'candidato',
    finalidade: 'saber quem começou um cadastro',
    prazo: '90 dias (limpar-dados-pessoais)',
    dono: { email: 'email' },
    exclusao: 'apaga',
    colunas: nomes('email cpf'),
  },
  {
    tabela: 'aviso_area',
    finalidade: 'avisar quando a loja atender o lugar',
    prazo: 'até o aviso, ou limpar-avisos-area',
    dono: { email: 'email' },
    exclusao: 'apaga',
    colunas: nomes('email tipo lat lng lugar'),
  },
  {
    tabela: 'correio',
    finalidade: 'cartas à pessoa e prova de que saíram',
    prazo: 'conteúdo e destino 180 dias, o registro sem eles 2 anos (limpar-dados-pessoais)',
    dono: { email: 'para' },
    exclusao: 'apaga',
    colunas: nomes('para assunto texto html chave'),
  },
  {
    tabela: 'pedido',
    finalidade: 'cumprir a compra',
    prazo: `${PEDIDO}; quem entrega, 90 dias (limpar-dados-pessoais)`,
    dono: 'cliente',
    exclusao: 'limpa',
    colunas: {
      enderecofaturamento: null,
      anotacoes: '',
      numpedidocliente: '',
      caracteristicas: {},
      detalhepagamento: {},
      submissao: null,
      entregador: null,
      observacaoloja: '',
      codigoretirada: null,
      enderecoentrega: null,
    },
  },
  ...(
    [
      ['item_pedido', 'recado sobre o produto', { observacao: '' }],
      ['historico_pedido', 'por que o pedido andou', { motivo: '' }],
      ['devolucao', 'por que algo voltou', { motivo: '', resposta: '' }],
      ['avaliacao', 'o que a pessoa achou', { texto: '', motivos: [] }],
      ['versao_orcamento', 'recado da loja no orçamento', { observacao: '' }],
      ['pagamento', 'cobrar e conciliar', { cartao: null, boleto: null }],
      // Of what a supplier keeps it says who changed what, never a value that is personal (describeCadastro: `ocultas`).
      ['evento', 'dizer o que houve a quem escuta', { dados: {} }],
      ['entrega_gancho', 'avisar o sistema da loja', { dados: {} }],
    ] satisfies [string, string, Record<string, unknown>][]
  ).map(([tabela, finalidade, colunas]): DadosPessoais => {
    return { tabela, finalidade, prazo: PEDIDO, dono: 'pedido', exclusao: 'limpa', colunas }
  }),
  {
    tabela: 'assinatura',
    finalidade: 'repetir a compra',
    prazo: PEDIDO,
    dono: 'cliente',
    exclusao: 'limpa',
    colunas: { status: 'CANCELADA', motivo: '', submissao: {} },
  },
  {
    tabela: 'cobranca_fatura',
    finalidade: 'cobrar faturas',
    prazo: PEDIDO,
    dono: 'cliente',
    exclusao: 'limpa',
    colunas: { boleto: null },
  },
  {
    tabela: 'evento_pagamento',
    finalidade: 'avisos dos provedores, para não os aplicar duas vezes',
    prazo: '1 ano (limpar-dados-pessoais)',
    dono: 'ninguem',
    exclusao: 'limpa',
    porque: 'achado pelo código das cobranças da pessoa',
    colunas: { corpo: {} },
  },
  {
    tabela: 'reembolso',
    finalidade: 'devolver o dinheiro que não volta pelo meio do pagamento',
    prazo: 'até a loja devolver, e 90 dias depois (limpar-dados-pessoais)',
    dono: 'pedido',
    exclusao: 'limpa',
    porque: 'aberto, ele adia a exclusão',
    colunas: { chave_pix: null },
  },
  {
    tabela: 'contestacao',
    finalidade: 'provar a compra a quem contesta o pagamento',
    prazo: PEDIDO,
    dono: 'pedido',
    exclusao: 'fica',
    porque: 'exercício de direitos em disputa (LGPD art. 16, 7 VI); aberta, ela adia a exclusão',
    colunas: nomes('cartas palavra'),
  },
  {
    tabela: 'nota_fiscal',
    finalidade: 'obrigação fiscal do fornecedor',
    prazo: '5 anos depois do último pedido (limpar-registros-fiscais)',
    dono: 'pedido',
    exclusao: 'fica',
    porque: 'guarda obrigatória do XML (LGPD art. 16 I)',
    colunas: nomes('chave xml ator evento motivo'),
  },
  {
    tabela: 'registro_fiscal',
    finalidade: 'dizer ao fisco quem comprou',
    prazo: '5 anos depois do último pedido (limpar-registros-fiscais)',
    dono: 'cliente',
    exclusao: 'fica',
    porque: 'obrigação fiscal (LGPD art. 16 I)',
    colunas: nomes('tipo_documento documento nome razaosocial'),
  },
  {
    tabela: 'registro_acesso',
    finalidade: 'registro de acesso a aplicação',
    prazo: '6 meses (limpar-dados-pessoais)',
    dono: 'usuario',
    exclusao: 'fica',
    porque: 'guarda obrigatória (Marco Civil, art. 15)',
    colunas: nomes('ip agente'),
  },
  {
    tabela: 'aceite_termo',
    finalidade: 'provar o aceite dos termos',
    prazo: 'enquanto a conta existir e 5 anos depois (limpar-dados-pessoais)',
    dono: 'usuario',
    exclusao: 'fica',
    porque: 'exercício de direitos (LGPD art. 16, 7 VI)',
    colunas: nomes('versao ip agente'),
  },
  {
    tabela: 'consentimento',
    finalidade: 'provar a escolha dos cookies',
    prazo: '5 anos (limpar-registros-fiscais)',
    dono: 'usuario',
    exclusao: 'fica',
    porque: 'prova do consentimento (LGPD art. 8)',
    colunas: nomes('grupos ip agente'),
  },
]
