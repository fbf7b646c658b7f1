import { addDias, instantOf } from '#data'

/** A refused cycle is tried again on the next days, this many times; then the subscription waits for its customer. */
const RETENTATIVAS = 3

/** Hour of the store at which orders of the day are made. */
const HORA = '06:00'

/** When the order of a cycle is made: a whole day before its form closes, so that it can still be changed or paid. `prazo`: days that its lead time takes. */
export function instantDoCiclo(
  data: string,
  { antecedencia_horas, prazo, fuso }: { antecedencia_horas: number; prazo: number; fuso: string },
): Date {
  const diasAntes = 1 + Math.max(1, Math.ceil(antecedencia_horas / 24), prazo)
  return instantOf(addDias(data, -diasAntes), HORA, fuso)
}

/** When a refused cycle is tried again; null: it was tried often enough. `tentativas` counts this one too. */
export function instantDaRetentativa(hoje: string, tentativas: number, fuso: string): Date | null {
  return tentativas > RETENTATIVAS ? null : instantOf(addDias(hoje, 1), HORA, fuso)
}
