/** How a supplier lets people pay in parts; `minimo` in centavos, `juros_mes` in percent a month (2.49). */
export interface CondicaoParcelas {
  maximo: number
  /** Up to this number of parts there is no interest. */
  sem_juros: number
  juros_mes: number
  /** No part below this. */
  minimo: number
}

/** One way to pay in parts; centavos. `total` is what is paid in the end, `primeira` may hold the odd centavos. */
export interface OpcaoParcelas {
  parcelas: number
  valor: number
  primeira: number
  total: number
  juros: number
  /** Percent a month and a year; 0 without interest. */
  juros_mes: number
  juros_ano: number
}

/** Every number of parts that a total can be paid in, whole first: number, amount, interest and total (CDC 52). */
export function listParcelas(total: number, condicao: CondicaoParcelas | null): OpcaoParcelas[] {
  const opcoes: OpcaoParcelas[] = []
  for (let parcelas = 1; parcelas <= (condicao?.maximo ?? 1); parcelas++) {
    const opcao = computeParcelas(total, { parcelas, condicao })
    if (opcao && (parcelas === 1 || opcao.valor >= (condicao?.minimo ?? 0))) opcoes.push(opcao)
  }
  return opcoes
}

/** Equal parts of a total in centavos; the first also takes the centavos that do not divide. */
export function splitParcelas(
  total: number,
  parcelas: number,
): Pick<OpcaoParcelas, 'parcelas' | 'valor' | 'primeira'> {
  const valor = Math.floor(total / parcelas)
  return { parcelas, valor, primeira: total - valor * (parcelas - 1) }
}

/** Null: this number of parts is not offered. */
export function findParcelas(
  total: number,
  { parcelas, condicao }: { parcelas: number; condicao: CondicaoParcelas | null },
): OpcaoParcelas | null {
  return listParcelas(total, condicao).find((opcao) => opcao.parcelas === parcelas) ?? null
}

function computeParcelas(
  total: number,
  { parcelas, condicao }: { parcelas: number; condicao: CondicaoParcelas | null },
): OpcaoParcelas | null {
  const taxa = condicao && parcelas > condicao.sem_juros ? condicao.juros_mes : 0
  if (taxa <= 0) {
    return { ...splitParcelas(total, parcelas), total, juros: 0, juros_mes: 0, juros_ano: 0 }
  }
  // Price: equal parts, the first one a month from now.
  const i = taxa / 100
  const valor = Math.round((total * i) / (1 - (1 + i) ** -parcelas))
  const pago = valor * parcelas
  const juros_ano = Math.round(((1 + i) ** 12 - 1) * 10_000) / 100
  return { parcelas, valor, primeira: valor, total: pago, juros: pago - total, juros_mes: taxa, juros_ano }
}
