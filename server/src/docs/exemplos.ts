import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'

import type { Json } from './esquemas.ts'

/** What each field may hold, as a store's people would write it; of several the first that fits where it stands. */
const porNome: Record<string, readonly unknown[]> = {
  a: ['token'],
  accent: ['#f2b84b'],
  access_token: ['TEST-4412345678901234-112800-a1b2c3d4e5f60718293a4b5c6d7e8f90-123456789'],
  agrupadores: ['marca:serra-alta'],
  anotacoes: ['Entregar pela rua de trás.'],
  antes: [812],
  apelido: ['Loja do centro'],
  apiKey: ['vk_exemplo_0000000000000000'],
  ate: ['2027-01-31', '2027-01-31T21:00:00Z'],
  atalho: ['prazo-de-entrega'],
  auth: ['tBHItJI5svbpez7KI4CCXg'],
  b: ['emporio'],
  bairro: ['Cambuí'],
  brand: ['#14693f'],
  busca: ['café'],
  categ: ['mercearia'],
  centro: ['Obra 12'],
  centros: ['Obra 12'],
  cep: ['13025-320'],
  cep_fim: ['13099999'],
  cep_inicio: ['13000000'],
  chave: ['52998224725'],
  chave_publica: ['TEST-6c1f3c2e-58a3-4a41-9c0f-2f6c7e0d8a11'],
  chave_pix: ['financeiro@padaria.example'],
  cidade: ['Campinas'],
  cnpj: ['12.ABC.345/01DE-35'],
  code: ['BEMVINDO10'],
  codigo: ['BEMVINDO10'],
  codigoCupom: ['BEMVINDO10'],
  codigocupom: ['BEMVINDO10'],
  codigocupomautomatico: ['PIX4'],
  complemento: ['Sala 12'],
  coordinates: [
    [
      [
        [-47.1, -22.9],
        [-47, -22.9],
        [-47, -22.8],
        [-47.1, -22.9],
      ],
    ],
  ],
  corte_hora: ['16:00'],
  cpf: ['529.982.247-25'],
  cupom: ['BEMVINDO10'],
  dados: ['iVBORw0KGgo='],
  data: ['2026-12-01'],
  dataFim: ['2026-11-30'],
  dataInicio: ['2026-11-01'],
  data_de_entrega: ['2026-12-01'],
  data_nascimento: ['1988-04-23'],
  density: [1],
  dia: ['2026-12-24'],
  recebido_em: ['2026-11-20'],
  descricao: ['Sistema da matriz'],
  doc: ['12.ABC.345/01DE-35'],
  dominio: ['emporio.example'],
  email: ['compras@padaria.example'],
  endereco: ['pedidos@emporio.example'],
  endpoint: ['https://push.example/envio/1'],
  fim: ['2026-12-31'],
  fornec: ['emporio'],
  frete: [14.9],
  fundo: ['#f2f2ef'],
  icone: ['package'],
  id: ['token'],
  idErpUsuario: ['CLI-000412'],
  idFornecedor: ['emporio'],
  idcategoria: ['mercearia'],
  idf: ['emporio'],
  idfornecedor: ['emporio'],
  imageRatio: [1],
  inicio: ['2026-12-01', '08:00'],
  itens: ['0197a000-0000-7000-8000-000000000001:2'],
  janelas: ['08:00-12:00'],
  lat: [-22.8954],
  lng: [-47.0523],
  logoRatio: [4],
  login: ['compras@padaria.example'],
  lugar: ['13025-320'],
  mensagem_ausencia: ['Recebemos sua mensagem e respondemos amanhã às 8h.'],
  motivo: ['O cliente pediu para esperar.'],
  motivos: ['atraso'],
  name: ['view_item'],
  ncm: ['09012100'],
  nome: ['Padaria Pão da Serra'],
  numPedidoCliente: ['OC-4711'],
  numero: ['1200'],
  numpedidoerp: ['ERP-10087'],
  observacao: ['Bem maduros, por favor.'],
  p256dh: ['BGEw2wsHgLwzerjvnMTkbKrFRxdmwJ5S_k7zi7A1coR_sVjHmGrlvzYpAT1n4NPbioFlQkIrTNL8EH4V3ZZ4vJE'],
  pais: ['BR'],
  palavra: ['Pode comprar.'],
  pontoref: ['Ao lado da praça'],
  prazo: ['28/35/42'],
  preco: [17.9],
  precoatendente: [17.9],
  precofixo: [8.49],
  precounitario: [17.9],
  provedor: ['simulador'],
  q: ['Rua Coronel Quirino, Campinas'],
  quantidade: [12],
  quantidadeServida: [11.5],
  query: ['café'],
  radius: [12],
  razaosocial: ['Padaria Pão da Serra Ltda.'],
  recado: ['Para a festa de sexta.'],
  referencia: ['Ao lado da praça'],
  resposta: ['atendimento@emporio.example'],
  rua: ['Rua Coronel Quirino'],
  search: ['padaria'],
  segredo_webhook: ['0f1e2d3c4b5a69788796a5b4c3d2e1f0'],
  senha: ['vitrine-exemplo-1'],
  senha_atual: ['vitrine-exemplo-1'],
  session_token: ['token'],
  site: ['https://padaria.example'],
  final: ['FINAL_90'],
  sk: ['café'],
  sku: ['CAF-500'],
  slug: ['sobre-nos'],
  supplier: ['emporio'],
  tagsPesquisa: ['organico'],
  telefone: ['19987654321'],
  texto: ['Bom dia! Vocês entregam na sexta?'],
  textoendereco: ['Rua Coronel Quirino, 1200, Campinas'],
  token: ['cartao_1'],
  totalesperado: [278.46],
  translation: ['pt-BR'],
  troco: [300],
  uf: ['SP'],
  url: ['https://erp.example/vitrine'],
  validade: ['2026-12-05', '2026-12-05T21:00:00Z'],
  valor: [120.5],
  x: ['-22.8954,-47.0523'],
  xml: ['<nfeProc versao="4.00">…</nfeProc>'],
  y: ['0197a000-0000-7000-8000-000000000001'],
}

const UUID = '0197a000-0000-7000-8000-000000000001'
const porFormato: Record<string, unknown> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T12:00:00Z',
  email: 'compras@padaria.example',
  uri: 'https://erp.example/vitrine',
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const provas = new Map<string, ValidateFunction>()

/** A value that a field of this name and schema may hold; `undefined` where none that is known fits. */
function findExemplo(nome: string, esquema: Json): unknown {
  // Few schemas of fields differ: each is compiled once.
  const chave = JSON.stringify(esquema)
  const fits = provas.get(chave) ?? ajv.compile(esquema)
  provas.set(chave, fits)
  return [...(porNome[nome] ?? []), ...listGerais(esquema)].find((valor) => fits(valor))
}

/** What stands for any field of such a schema. */
function listGerais(esquema: Json): unknown[] {
  const { const: unico, enum: codigos, default: padrao, format, anyOf, minimum, exclusiveMinimum } = esquema
  const formas = (Array.isArray(anyOf) ? anyOf : []) as Json[] // of zod: each one is a schema
  return [
    padrao,
    unico,
    ...(Array.isArray(codigos) ? codigos : []),
    typeof format === 'string' ? porFormato[format] : undefined,
    'texto',
    UUID,
    ...formas.flatMap(listGerais),
    ...[minimum, exclusiveMinimum].map((limite) => (typeof limite === 'number' ? limite + 1 : undefined)),
    1,
    10,
    true,
    'ab',
  ].filter((valor) => valor !== undefined)
}

/**
 * The example of a whole body: what it requires, and optional fields that have an example of their own by name.
 * `componentes` resolves references.
 */
export function buildExemplo(esquema: Json, componentes: Record<string, Json>, nome = ''): unknown {
  const { $ref, type, properties, items, prefixItems, anyOf, oneOf } = esquema
  if (typeof $ref === 'string') return buildExemplo(resolve($ref, componentes), componentes, nome)
  const [forma] = [anyOf, oneOf].flatMap((formas) => (Array.isArray(formas) ? (formas as Json[]) : []))
  if (forma) return buildExemplo(forma, componentes, nome)
  if (type === 'object') return buildObjeto(esquema, properties as Record<string, Json>, componentes)
  if (Array.isArray(prefixItems))
    return prefixItems.map((item: Json) => buildExemplo(item, componentes, nome))
  // A list that says something as a whole alone, an outline.
  const lista = type === 'array' ? porNome[nome]?.find(Array.isArray) : undefined
  if (lista) return lista
  if (type === 'array') return [buildExemplo((items ?? {}) as Json, componentes, nome)]
  return findExemplo(nome, esquema)
}

function buildObjeto(
  { required = [] }: Json,
  properties: Record<string, Json> | undefined,
  componentes: Record<string, Json>,
) {
  const obrigatorios = new Set(required as string[]) // JSON schema: names
  return Object.fromEntries(
    Object.entries(properties ?? {})
      .filter(([nome]) => obrigatorios.has(nome) || nome in porNome)
      .map(([nome, campo]) => [nome, buildExemplo(campo, componentes, nome)]),
  )
}

function resolve(ref: string, componentes: Record<string, Json>): Json {
  return componentes[ref.replace('#/components/schemas/', '')] ?? {}
}
