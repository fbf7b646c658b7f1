import type { PorTipo } from '#descricao'

/** Webhooks, senders, taxes, measures, blocks of pages. */
export const tiposDaEmpresa = {
  Gancho: {
    url: 'Address that is told, https.',
    descricao: "What the supplier calls it; '' without a name.",
    eventos: 'Names of the events that it is told of.',
    ativo: 'Whether it is told anything.',
    motivo: "Why the shop switched it off by itself, in words; '': it did not.",
  },
  GanchoNovo: {
    url: 'Address to be told, https; the demo also takes http://127.0.0.1.',
    descricao: 'What the supplier calls it.',
    eventos: 'Names of the events that it is to be told of, one at least.',
  },
  MudancaGancho: { ativo: 'False switches it off; true switches it on, its failures are forgotten then.' },
  EntregaGancho: {
    idmensagem: 'The header webhook-id: the same however often the event is told.',
    estado: 'PENDENTE, ENTREGUE or DESISTIDA (three days of tries were not enough).',
    criado_em: 'When the event happened, ISO 8601 instant.',
    numpedido: 'Order that the event is about; null: none.',
    resposta: 'HTTP status that the address answered with; null: it did not answer.',
  },
  CartaDaLoja: {
    modelo: "Name of the letter: the `chave` of its versions; '' of one that is fixed.",
    nome: 'Name of the letter, for people.',
    assunto: "Subject while the store says nothing else; '' of one that is fixed.",
    texto:
      "Text while the store says nothing else, a blank line between paragraphs; '' of one that is fixed.",
    quando: 'When it is sent, in words for people.',
    partes: 'What the letter is filled with.',
    'partes.nome': 'Name of the part, as it stands in braces.',
    'partes.rotulo': 'What the part is, for people.',
  },
  EscritaDaCarta: {
    texto: 'Text, a blank line between paragraphs; an address at the end of a line becomes a button.',
  },
  DominioDaLoja: {
    dominio: 'Host name, as browsers ask for it.',
    nome: 'Host name as people read it, with its accents.',
    estado:
      'AGUARDANDO_PROVA, AGUARDANDO_APONTAMENTO (it is proven and does not lead here yet), NO_AR, or PERDIDO (it was on the air; `motivo` says why it is not).',
    principal: 'True for the host that links name; the others lead to it.',
    motivo:
      'OUTRA_LOJA: another store proved it; APONTAMENTO: it pointed elsewhere for three days; null: it was not lost.',
    prova: 'The DNS record that proves it; null: it was set up by the platform.',
    'prova.tipo': 'Type of the DNS record; always TXT.',
    'prova.nome': 'Name at which the record stands.',
    'prova.valor': 'Text of the record, alone.',
    visto: 'What was seen in DNS last; null: nobody has looked yet.',
    'visto.prova': 'Verdict on the proof; SEM_RESPOSTA: the DNS servers did not answer in time.',
    'visto.visto_em': 'When that was, ISO 8601 instant.',
  },
  DominiosDaLoja: {
    data: 'Hosts, the main one first, 200 at most.',
    'apontar.tipo': 'Type of the DNS record: CNAME, A or AAAA.',
    'apontar.valor': 'Name or address that the record has.',
    url: 'Address at which the shop is found now, absolute.',
  },
  Remetente: {
    versao: 'Version, to be named by who changes it; null: nothing was set yet.',
    nome: "The supplier's own name to send under; '': that of the store.",
    endereco: "The supplier's own address to send from; null: none was given.",
    resposta: "The supplier's own address for answers; null: that of its footer.",
    'registros.tipo': 'Type of the DNS record; always TXT.',
    'registros.nome': 'Name of the DNS record.',
  },
  DominioConferido: { mensagem: 'What is missing and what to do, in words.' },
  NovoRemetente: {
    versao: 'Version that was looked at; null: there was none; absent: whatever stands there.',
    nome: "Name to send under; '': that of the store.",
    endereco:
      'Address to send from; null: that of the platform. It counts once mailbox and domain are proven.',
    resposta: 'Address for answers; null: that of the footer.',
  },
  ImpostosDoFornecedor: {
    regras: "The supplier's tax rules.",
    'regras.uf': 'State that the goods go to; null: every one.',
  },
  RegraImposto: {
    uf: 'State that the goods go to; null: every one.',
    ncm: 'First 2 to 8 digits of the NCM of the goods; null: the rule names a product.',
    idcadastroextraproduto: 'Id of the product as sold that the rule is for; null: by `ncm`.',
    aliquotainterestadual: "Rate of ICMS between the states, in percent; null: by the Senate's resolutions.",
  },
  ProdutoTributado: {
    id: 'Id of the product as sold; in its place `sku`.',
    sku: "The supplier's own code of the product, in place of `id`.",
    ncm: 'NCM, 8 digits; null: not known.',
  },
  EventoLogado: {
    name: "Name of the event, by Google's names.",
    resultado:
      'ENVIADO, BLOQUEADO (kept from Google by the browser) or SEM_CODIGO (the store measures nothing).',
  },
  Medida: { tela: 'Screen, by the name of its route.', valor: 'Milliseconds; of CLS thousandths.' },
  ResumoMetrica: { tela: 'Screen, by the name of its route.', quantos: 'How many measures there were.' },
  ContagemEvento: {
    resultado:
      'ENVIADO, BLOQUEADO (kept from Google by the browser) or SEM_CODIGO (the store measures nothing).',
    quantos: 'How many events there were.',
    valor: 'Sum of the values of these events, in reais.',
  },
  Bloco: {
    tipo: 'TITULO, TEXTO, LISTA, TABELA, IMAGEM, VIDEO, PERGUNTAS, CARROSSEL, MAPA or FORMULARIO.',
    nivel: 'Level of the heading, 2 or 3.',
    texto: 'Text; strong words as `**word**`, links as `[text](address)`, no other markup.',
    itens: 'Entries of the list, text as that of TEXTO.',
    colunas: 'Headings of the columns of the table.',
    linhas: 'Rows of the table, each with a cell for every column.',
    imagem: 'The picture.',
    provedor: 'Who shows the film: YOUTUBE or VIMEO.',
    codigo: 'Code of the film at its provider, or of the form on the page.',
    titulo: 'Heading of the film or the form.',
    campos: 'Fields of the form, in their order.',
    'campos.nome': 'Name of the field: what its answer is sent under.',
    'campos.tipo': 'TEXTO, EMAIL, TELEFONE, ESCOLHA or TEXTO_LONGO.',
    'campos.rotulo': 'Question, as people read it.',
    'campos.opcoes': 'Of ESCOLHA: what to choose from; empty for the other kinds.',
    botao: 'Text of the button that sends the form.',
    'perguntas.resposta': 'Answer, text as that of TEXTO.',
  },
} satisfies PorTipo
