import { uuidv7 } from '#infra'

/** A row of refinamentos.test.ts: call, field, its parts, the word for it, and where it is said, if that is another field. */
export type Linha = [key: string, campo: string, params: object, body: object, dito: RegExp, onde?: string]

const NUL = 'a\0b'
const id = uuidv7()
const daLoja = { idfornecedor: id }
const controle = /caractere que não pode ser guardado/
const duasCasas = /no máximo 2 casas decimais/
const peso = /no máximo 3 casas decimais/
const cep = /CEP não existe/
const repetido = /repetido/

const LOJA = 'PUT /painel/v1/{idfornecedor}/lojas/{idloja}'
const PAGAMENTO = 'PUT /painel/v1/{idfornecedor}/formas-pagamento/{idformapagto}'
const FECHADO = 'PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}'
const ENTREGA = 'PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}'

/** A triangle that begins at this longitude. */
const anelOf = (lng: number) => [
  [lng, -22.9],
  [lng + 0.1, -22.9],
  [lng + 0.1, -22.8],
  [lng, -22.9],
]

/** Rows of one call: a body that is right, and what makes it wrong. */
export const rowsOf =
  (key: string, params: object, certo: object) =>
  (campo: string, errado: object, dito: RegExp, onde = campo): Linha => [
    key,
    campo,
    { ...daLoja, ...params },
    { ...certo, ...errado },
    dito,
    onde,
  ]

const identidade = rowsOf(
  'PUT /painel/v1/{idfornecedor}/identidade',
  {},
  {
    nome: 'Loja',
    cidade: 'Campinas',
    uf: 'SP',
    chave_pix: '',
    instrucoes_pedido: '',
    faz_entrega: true,
    faz_retirada: false,
  },
)
const ditas = {
  rodape: {
    nome: '',
    razaosocial: '',
    cnpj: '',
    endereco: '',
    telefone: '',
    email: '',
    horario_atendimento: '',
  },
  seo: { title: '', description: '' },
}
/** Rows of what a store says of itself: a part of it, one field of that, and what makes it wrong. */
function apresentacao(parte: keyof typeof ditas, campo: string, errado: string, dito: RegExp): Linha {
  const body = { ...ditas, [parte]: { ...ditas[parte], [campo]: errado } }
  return ['PUT /painel/v1/{idfornecedor}/apresentacao', `${parte}.${campo}`, daLoja, body, dito]
}
const loja = rowsOf(
  LOJA,
  { idloja: id },
  { nome: 'Centro', descricao_endereco_loja: 'Rua A, 1', lat: -22.9, lng: -47 },
)
const area = rowsOf(
  'PUT /painel/v1/{idfornecedor}/areas/{idarea}',
  { idarea: id },
  { tipo: 'DELIVERY', nome: 'Centro', geojson: { type: 'Polygon', coordinates: [anelOf(-46)] } },
)
const foto = rowsOf('POST /painel/v1/{idfornecedor}/fotos', {}, { nome: 'mel.png', dados: 'AA==' })
const fechado = rowsOf(FECHADO, { dia: '2030-05-02' }, { nome: 'Balanço' })
const pagamento = rowsOf(PAGAMENTO, { idformapagto: id }, { tipo: 'CARTAO', nome: 'Cartão' })
const entrega = rowsOf(
  ENTREGA,
  { idformaentrega: id },
  { nome: 'Entrega', tipoEntrega: 'DELIVERY', dias: [1], janelas: ['08:00-12:00'] },
)
const faixa = (errada: object) => ({ faixas: [{ idfaixa: id, preco: 5, ...errada }] })

const conta = rowsOf(
  'PUT /painel/v1/{idfornecedor}/conta-provedor',
  {},
  { chave_publica: `TEST-${id}`, access_token: null, segredo_webhook: null },
)

const imposto = (campo: string): Linha => [
  'POST /painel/v1/{idfornecedor}/impostos/regras',
  `regras.*.${campo}`,
  daLoja,
  { regras: [{ [campo]: 2.495 }] },
  duasCasas,
]

/** Words of a letter, and what makes one of them wrong. */
const carta = (acao: string, campo: string, errado: string, dito: RegExp): Linha => [
  `POST /painel/v1/{idfornecedor}/cartas/{modelo}/${acao}`,
  campo,
  { ...daLoja, modelo: 'voltou' },
  { assunto: 'Oi', texto: '{produto} {link} {loja}', [campo]: errado },
  dito,
]

/** What a preview shows, and what makes a field of it wrong. */
const previa = (campo: string, corpo: object, dito: RegExp): Linha => [
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa',
  campo,
  { ...daLoja, tipo: 'APARENCIA', idconteudo: daLoja.idfornecedor },
  corpo,
  dito,
]

/** What a store is prepared with (decision 0137), and a JSON schema cannot say of it. */
export const recusasDoPreparo: readonly Linha[] = [
  [
    'PUT /painel/v1/{idfornecedor}/aparencia',
    'entradas',
    daLoja,
    {
      entradas: {
        brand: 'verde',
        accent: '#f2b84b',
        font: 'Figtree',
        radius: 12,
        density: 1,
        logoRatio: 4,
        imageRatio: 1,
        scheme: 'light',
      },
    },
    /#rrggbb/,
    'entradas.brand',
  ],
  ...['ipi', 'mva', 'aliquotainterna', 'aliquotainterestadual', 'fcp'].map(imposto),
  ['POST /painel/v1/{idfornecedor}/dominios', 'dominio', daLoja, { dominio: NUL }, controle],
  ...['previa', 'teste'].flatMap((acao): Linha[] => [
    carta(acao, 'assunto', 'Oi\nde novo', /uma linha só/),
    carta(acao, 'texto', NUL, controle),
  ]),
  previa('rascunhos', { rascunhos: ['INICIO', 'INICIO'] }, repetido),
  previa('grupo', { grupo: NUL }, controle),
  conta('chave_publica', { chave_publica: 'minha chave' }, /começa com APP_USR-/),
  conta('access_token', { access_token: 'Bearer x' }, /começa com APP_USR-/),
  conta('segredo_webhook', { segredo_webhook: 'curto' }, /só letras e números/),
  ...['nome', 'razaosocial', 'endereco', 'horario_atendimento'].map((campo) =>
    apresentacao('rodape', campo, NUL, controle),
  ),
  apresentacao('rodape', 'cnpj', '11.111.111/1111-11', /CNPJ não existe/),
  apresentacao('rodape', 'telefone', '123', /telefone não existe/),
  apresentacao('rodape', 'email', 'nenhum', /e-mail não existe/),
  ...['title', 'description'].map((campo) => apresentacao('seo', campo, NUL, controle)),
  identidade('nome', { nome: NUL }, controle),
  identidade('cidade', { cidade: NUL }, controle),
  identidade('uf', { uf: 'XX' }, /estado não existe/),
  identidade('chave_pix', { chave_pix: 'abc' }, /não é uma chave Pix/),
  identidade('instrucoes_pedido', { instrucoes_pedido: NUL }, controle),
  area('nome', { nome: NUL }, controle),
  area('geojson', { geojson: { type: 'Polygon', coordinates: [anelOf(-200)] } }, /não fica na Terra/),
  foto('nome', { nome: NUL }, controle),
  foto('codigo', { codigo: NUL }, controle),
  fechado('nome', { nome: NUL }, controle),
  [FECHADO, 'dia', { ...daLoja, dia: '2030-02-30' }, { nome: 'Balanço' }, /dia não existe/],
  [
    'POST /painel/v1/{idfornecedor}/enderecos/dia',
    'dia',
    daLoja,
    { tipoEntrega: 'DELIVERY', dia: '2030-02-30' },
    /dia não existe/,
  ],
  [`DELETE ${FECHADO.slice(4)}`, 'dia', { ...daLoja, dia: '2030-02-30' }, {}, /dia não existe/],
  loja('nome', { nome: NUL }, controle),
  loja('descricao_endereco_loja', { descricao_endereco_loja: NUL }, controle),
  loja('telefone', { telefone: '123' }, /telefone não existe/),
  loja('horarios', { horarios: [null] }, /sete dias/),
  loja('horarios.*', { horarios: ['12:00-08:00', null, null, null, null, null, null] }, /termina antes/),
  pagamento('nome', { nome: NUL }, controle),
  pagamento('descricao', { descricao: NUL }, controle),
  pagamento('condicoes', { condicoes: { minimo: 20, maximo: 10 } }, /menor que o mínimo/, 'condicoes.maximo'),
  pagamento('condicoes.minimo', { condicoes: { minimo: 0.015 } }, duasCasas),
  pagamento('condicoes.maximo', { condicoes: { maximo: 0.015 } }, duasCasas),
  pagamento('condicoes.tags', { condicoes: { tags: ['a', 'a'] } }, repetido),
  pagamento('condicoes.tags.*', { condicoes: { tags: [NUL] } }, controle),
  pagamento(
    'parcelas',
    { parcelas: { maximo: 2, sem_juros: 3, juros_mes: 0, minimo: 0 } },
    /mais parcelas sem juros/,
    'parcelas.sem_juros',
  ),
  pagamento(
    'parcelas.minimo',
    { parcelas: { maximo: 2, sem_juros: 1, juros_mes: 0, minimo: 0.005 } },
    duasCasas,
  ),
  pagamento('variacao_percentual', { variacao_percentual: -2.505 }, duasCasas),
  pagamento('margem', { margem: 2.505 }, duasCasas),
  pagamento(
    'parcelas.juros_mes',
    { parcelas: { maximo: 2, sem_juros: 1, juros_mes: 2.495, minimo: 0 } },
    duasCasas,
  ),
  pagamento('prazo', { prazo: [28, 28] }, repetido),
  pagamento('prazos.*', { prazos: [[28, 28]] }, repetido),
  pagamento('meios', { meios: ['PIX', 'PIX'] }, repetido),
  entrega('nome', { nome: NUL }, controle),
  entrega('transportadora', { transportadora: NUL }, controle),
  entrega('preco', { preco: 0.005 }, duasCasas),
  entrega('gratis_acima', { gratis_acima: 0.005 }, duasCasas),
  entrega('pedido_minimo', { pedido_minimo: 0.005 }, duasCasas),
  entrega('antecedencia_horas', { antecedencia_horas: 1.155 }, duasCasas),
  entrega('capacidade_kg', { capacidade_kg: 1.0001 }, peso),
  entrega('janelas.*', { janelas: ['12:00-08:00'] }, /termina antes/),
  entrega('faixas.*', faixa({ cep_inicio: '13015002' }), /primeiro e o último CEP/, 'faixas.*.cep_fim'),
  entrega('faixas.*.cep_inicio', faixa({ cep_inicio: '00000000', cep_fim: '13015002' }), cep),
  entrega('faixas.*.cep_fim', faixa({ cep_inicio: '13015002', cep_fim: '99999' }), cep),
  entrega('faixas.*.ate_kg', faixa({ ate_kg: 1.0001 }), peso),
  entrega('faixas.*.desde', faixa({ desde: 0.005 }), duasCasas),
  entrega('faixas.*.preco', faixa({ preco: 0.005 }), duasCasas),
  entrega('faixas.*.por_kg', faixa({ por_kg: 0.005 }), duasCasas),
]
