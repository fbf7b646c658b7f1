import { addDias, addMeses } from './dia.ts'
import { pascoaOf } from './feriado-nacional.ts'

/** A day that all of Brazil rests on, or, where it is optional, much of it. */
export interface FeriadoComNome {
  /** 'YYYY-MM-DD'. */
  data: string
  nome: string
  /** By no law of the country a holiday: Carnival, Corpus Christi. */
  facultativo: boolean
}

/**
 * National holidays from a day on, twelve months long, by their names and in their order; Carnival and Corpus Christi among them, as optional.
 * Laws 662/1949, 6.802/1980, 10.607/2002 and, since 2024, 14.759/2023; Good Friday moves with Easter. For the panel alone: what shops reckon
 * with has no names.
 */
export function listFeriadosComNome(de: string): FeriadoComNome[] {
  const fim = addMeses(de, 12)
  const ano = Number(de.slice(0, 4))
  return [...ofAno(ano), ...ofAno(ano + 1)]
    .filter(({ data }) => data >= de && data < fim)
    .toSorted((a, b) => (a.data < b.data ? -1 : 1))
}

function ofAno(ano: number): FeriadoComNome[] {
  const pascoa = pascoaOf(ano)
  const fixo = (dia: string, nome: string) => ({ data: `${ano}-${dia}`, nome, facultativo: false })
  const movel = (dias: number, nome: string, facultativo = true) => ({
    data: addDias(pascoa, dias),
    nome,
    facultativo,
  })
  return [
    fixo('01-01', 'Confraternização Universal'),
    movel(-48, 'Segunda-feira de Carnaval'),
    movel(-47, 'Terça-feira de Carnaval'),
    movel(-2, 'Sexta-feira Santa', false),
    fixo('04-21', 'Tiradentes'),
    fixo('05-01', 'Dia do Trabalho'),
    movel(60, 'Corpus Christi'),
    fixo('09-07', 'Independência do Brasil'),
    fixo('10-12', 'Nossa Senhora Aparecida'),
    fixo('11-02', 'Finados'),
    fixo('11-15', 'Proclamação da República'),
    ...(ano >= 2024 ? [fixo('11-20', 'Dia da Consciência Negra')] : []),
    fixo('12-25', 'Natal'),
  ]
}
