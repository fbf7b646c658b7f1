/**
 * Columns that could hold something of a person by their type and do not: goods, prices, the store's own affairs, codes. A column of
 * the schema stands here or in DADOS_PESSOAIS; whoever adds one decides.
 */
export const SEM_PESSOA: Record<string, string> = {
  // The platform's own people and reasons, told to the store; a customer is named by an id that says nothing once the customer is erased.
  acesso_operador: 'operador especie razao',
  uso_acesso: 'chamada alvo',
  uso_de_chave: 'chamada',
  // Of a company: its rules, and codes of its cost centres.
  aprovacao: 'estado fatos impressao centro',
  centro_do_pedido: 'centro',
  configuracao_aprovacao: 'configuracao',
  passo_aprovacao: 'tipo',
  ajuste_atendimento: 'mensagem_ausencia',
  apikey: 'nome chave_hash usada_de chamadas',
  area: 'tipo nome geojson lat_min lat_max lng_min lng_max',
  assinatura: 'nome puladas',
  // The bank of the demo, which takes published test numbers alone.
  banco_simulado: 'txid tipo status recusa',
  banco_simulado_aviso: 'idevento txid status',
  banco_simulado_cartao: 'idexterno idcliente bandeira final validade',
  banco_simulado_chave: 'chave txid',
  ato: 'mudancas',
  caracteristica: 'escopo codigo nome ajuda tipo opcoes pessoa tags minimo maximo',
  chamada_de_chave: 'chamada codigo campos rede',
  carrossel: 'titulo subtitulo tela tipo_conteudo conteudo dispositivos condicoes',
  categoria: 'slug nome icone fundo dispositivos',
  categoria_slug_antigo: 'slug',
  chave_vapid: 'publica privada',
  cobranca_fatura: 'tipo provedor txid idexterno chave_idempotencia status brcode',
  combo: 'nome descricao condicoes tipo_preco',
  combo_grupo: 'nome',
  // Categories, brands, tags and words of products.
  contagem_grupo: 'tag',
  contagem_produto: 'grupo valor',
  contestacao: 'tipo parecer decisao encerrada_ator',
  cupom: 'codigocupom nome descricao tipodesconto condicoes alvo',
  devolucao: 'tipo status ator encerrada_ator',
  dia_fechado: 'nome',
  dominio: 'dominio',
  dominio_da_loja: 'dominio prova perdido_por',
  dominio_visto: 'dominio prova apontamento',
  empresa: 'nome',
  entrega_gancho: 'evento estado erro',
  equipe: 'papel',
  convite_equipe: 'papel para_hash',
  evento: 'tipo falta',
  evento_pagamento: 'provedor idevento',
  // Kinds and numbers alone (migration 0100).
  falha_tarefa: 'tarefa item erro',
  faixa_frete: 'cep_inicio cep_fim',
  fatura: 'status',
  forma_entrega: 'nome tipoentrega dias janelas transportadora corte_hora',
  forma_pagamento: 'tipo nome descricao condicoes opcoes prazos',
  fornecedor:
    'slug nome razaosocial cnpj tags segmento modulos config fuso chave_pix cidade uf instrucoes_pedido',
  gancho: 'url descricao eventos motivo segredo segredo_anterior',
  historico_pedido: 'status ator',
  imagem: 'hash tipo dados cor',
  importacao: 'tipo nome aba estado titulos colunas assinatura contagens campos categorias_novas erro autor',
  importacao_linha: 'tipo feita avisos',
  importacao_mapa: 'tipo assinatura colunas',
  item_pedido: 'nome embalagem unidade imagem imposto traco_preco nomecombo substituicao',
  // Points of a net of 500 m, counted.
  lugar_recusado: 'lat lng',
  link_acao: 'codigo nome descricao acao',
  // Of a negotiation, with which they go; an edit lives for seconds.
  linha_negociada:
    'situacao lado proposta_por proposta_motivo pedido_por pedido_motivo oferta_por aprovado_por por motivo',
  edicao_de_linha: 'lado nome',
  // Words of the store's people about goods.
  movimento_estoque: 'tipo motivo nota ator',
  negociacao: 'estado encerrada_lado',
  ato_negociacao: 'acao lado medida',
  loja: 'nome descricao_endereco_loja telefone lat lng horarios',
  medicao: 'tela metrica dispositivo',
  medicao_evento: 'evento resultado',
  mensagem_chat: 'lado papel',
  migracao: 'nome resumo',
  operacao_pagamento: 'tipo chave_idempotencia estado motivo',
  reembolso: 'chave feito_ator',
  pagamento: 'tipo provedor txid chave_idempotencia status brcode idexterno recusa',
  // `impressao` is a fingerprint of what was bought; `rastreio` names the carrier's parcel.
  pedido:
    'impressao status canalvenda tipoentrega nomeformaentrega janela_inicio janela_fim lojaretira tipopagamento nomepagamento cupom numpedidoerp assinatura substituicao rastreio pesagem condicoes',
  politica: 'nome condicoes alvo efeito',
  // A link to a draft: a hash of its code.
  previa: 'codigo_hash tipo rascunhos grupo produto',
  produto:
    'sku ean nome marca descricao especificacoes embalagem unidade unidade_base fator_unidade ncm desconto_progressivo tabelas_de_preco tags imagens texto_variantes codigos_variantes',
  // Texts that a store shows to everybody.
  publicacao: 'tipo chave estado dados',
  // Methods, days and a percentage.
  rascunho_orcamento: 'condicoes',
  regra_imposto: 'ncm uf',
  // The store's own name and addresses, and the code that went to one.
  codigo_remetente: 'codigo_hash para_hash',
  remetente: 'nome endereco resposta',
  // The store's own account, its secrets sealed, and charges of one real by which it is tried.
  conta_provedor: 'provedor chave_publica segredos final_token final_segredo',
  cobranca_teste: 'provedor txid idexterno status brcode recusa',
  reajuste: 'selecao regra estado autor pulados',
  recorte: 'vista ordenacao escondidas',
  requerimento: 'tipo canal estado motivo_recusa',
  resposta_pronta: 'atalho texto',
  sala_chat: 'canal estado',
  segmento: 'nome',
  servico: 'nome descricao aplicacao cobranca alvo',
  servico_pedido: 'nome nomeproduto',
  setor: 'nome icone',
  sinonimo: 'termo sinonimos',
  tag_pesquisa: 'tag nome grupo',
  // SHA-256 of logins and addresses.
  tentativa_verificacao: 'chave',
  termo: 'termo escrita som chaves',
  termo_uso: 'versao titulo resumo texto',
  tipo_assinatura: 'nome',
  vaga_entrega: 'inicio',
  versao_orcamento: 'ator itens condicoes',
}
