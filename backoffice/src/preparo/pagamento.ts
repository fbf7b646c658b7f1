import type { FormaPagamentoGuardada } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'
import { readCampos, type Textos, writeNumero } from '#cadastro'

/** A payment method that is written; `versao` null: a new one. */
export type PagamentoEscrito = Omit<FormaPagamentoGuardada, 'versao'> & { versao: number | null }
type Tipo = PagamentoEscrito['tipo']
type Meio = NonNullable<PagamentoEscrito['meios']>[number]

export const nomesDosTipos: Readonly<Record<Tipo, string>> = {
  PIX: 'Pix',
  BOLETO: 'Boleto',
  CARTAO: 'Cartão de crédito',
  ENTREGA: 'Pagamento na entrega',
  FATURADO: 'Faturado',
}
export const nomesDosMeios: Readonly<Record<Meio, string>> = {
  DINHEIRO: 'Dinheiro',
  DEBITO: 'Cartão de débito',
  CREDITO: 'Cartão de crédito',
  PIX: 'Pix',
  VALE: 'Vale',
}

export const camposDoPagamento = [
  'nome',
  'descricao',
  'condicoes.minimo',
  'condicoes.maximo',
  'parcelas.maximo',
  'parcelas.sem_juros',
  'parcelas.juros_mes',
  'parcelas.minimo',
  'margem',
  'dias_boleto',
  'prazo',
  'meios',
]

const MEIOS: Meio[] = ['DINHEIRO', 'DEBITO', 'CREDITO', 'PIX']

export const novoPagamento = (tipo: Tipo): PagamentoEscrito => ({
  idformapagto: crypto.randomUUID(),
  tipo,
  nome: nomesDosTipos[tipo],
  descricao: '',
  variacao_percentual: null,
  condicoes: {},
  ...(tipo === 'CARTAO' && { parcelas: { maximo: 3, sem_juros: 3, juros_mes: 0, minimo: 30 } }),
  ...(tipo === 'BOLETO' && { dias_boleto: 3 }),
  ...(tipo === 'ENTREGA' && { meios: MEIOS }),
  prazo: tipo === 'FATURADO' ? [28] : null,
  ordem: 0,
  ativa: true,
  versao: null,
})

export const toTextosDoPagamento = (forma: PagamentoEscrito): Textos => ({
  nome: forma.nome,
  descricao: forma.descricao,
  'condicoes.minimo': writeNumero(forma.condicoes.minimo),
  'condicoes.maximo': writeNumero(forma.condicoes.maximo),
  'parcelas.maximo': writeNumero(forma.parcelas?.maximo),
  'parcelas.sem_juros': writeNumero(forma.parcelas?.sem_juros),
  'parcelas.juros_mes': writeNumero(forma.parcelas?.juros_mes),
  'parcelas.minimo': writeNumero(forma.parcelas?.minimo),
  margem: writeNumero(forma.margem),
  dias_boleto: writeNumero(forma.dias_boleto),
  prazo: forma.prazo?.join('/') ?? '',
})

/** A payment method as it will be, or what is wrong at each field. What the form has no field for (tags, terms to choose from) stays as it was. */
export function readPagamento(
  textos: Textos,
  antes: PagamentoEscrito,
): { pagamento: Omit<PagamentoEscrito, 'versao' | 'idformapagto'> } | { erros: Erros } {
  const campos = readCampos(textos)
  const {
    idformapagto: _id,
    versao: _versao,
    parcelas: _parcelas,
    margem: _margem,
    dias_boleto: _dias,
    ...fica
  } = antes
  const [minimo, maximo] = [campos.reaisOf('condicoes.minimo'), campos.reaisOf('condicoes.maximo')]
  const { minimo: _minimo, maximo: _maximo, ...condicoes } = antes.condicoes
  const margem = campos.decimalOf('margem', 2)
  const pagamento = {
    ...fica,
    nome: campos.textoOf('nome'),
    descricao: campos.textoOf('descricao'),
    condicoes: { ...condicoes, ...(minimo !== null && { minimo }), ...(maximo !== null && { maximo }) },
    ...(margem !== null && { margem }),
    ...readDoTipo(campos, antes.tipo),
  }
  return Object.keys(campos.erros).length > 0 ? { erros: campos.erros } : { pagamento }
}

/** What only methods of one kind have. */
function readDoTipo(campos: ReturnType<typeof readCampos>, tipo: Tipo) {
  if (tipo === 'CARTAO')
    return {
      parcelas: {
        maximo: campos.inteiroOf('parcelas.maximo') ?? 1,
        sem_juros: campos.inteiroOf('parcelas.sem_juros') ?? 0,
        juros_mes: campos.decimalOf('parcelas.juros_mes', 2) ?? 0,
        minimo: campos.reaisOf('parcelas.minimo') ?? 0,
      },
    }
  if (tipo === 'BOLETO') return { dias_boleto: campos.inteiroOf('dias_boleto') ?? 3 }
  if (tipo !== 'FATURADO') return {}
  const prazo = campos
    .textoOf('prazo')
    .split(/[/,; ]+/)
    .filter(Boolean)
  if (prazo.length === 0 || prazo.some((dia) => !/^\d{1,3}$/.test(dia)))
    campos.erros.prazo = 'Escreva os dias, como 28/35/42.'
  return { prazo: prazo.map(Number) }
}

/** Under its name in the list. */
export function sayPagamento({
  tipo,
  parcelas,
  dias_boleto,
  prazo,
  condicoes,
}: Omit<PagamentoEscrito, 'versao'>): string {
  return [
    nomesDosTipos[tipo],
    ...(parcelas ? [`até ${parcelas.maximo}×, ${parcelas.sem_juros} sem juros`] : []),
    ...(dias_boleto ? [`vence em ${dias_boleto} dias úteis`] : []),
    ...(prazo ? [`${prazo.join('/')} dias`] : []),
    ...(condicoes.minimo === undefined ? [] : [`a partir de ${formatReais(condicoes.minimo)}`]),
    ...(condicoes.maximo === undefined ? [] : [`até ${formatReais(condicoes.maximo)}`]),
  ].join(' · ')
}
