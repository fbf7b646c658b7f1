import { nameDia } from '@vitrine/rules/data'

/** Monday first, as weeks are kept; 1 January 2024 was a Monday. */
export const nomesDosDias: readonly string[] = [1, 2, 3, 4, 5, 6, 7].map((dia) => {
  const nome = nameDia(`2024-01-0${dia}`)
  return nome.charAt(0).toUpperCase() + nome.slice(1)
})

/** Hours as they are kept ('08:00-12:00') of 'das 8h às 12h', '8–12:30', '08:00 a 12:00'; null: they are none. */
export function readHoras(texto: string): string | null {
  const [, ...partes] =
    /^(?:das )?(\d{1,2})(?:[:h](\d{2})?)? ?(?:-|–|às|as|a|até) ?(\d{1,2})(?:[:h](\d{2})?)?$/i.exec(
      texto.trim(),
    ) ?? []
  const [abre, minutos = '00', fecha, ate = '00'] = partes
  return abre && fecha ? `${abre.padStart(2, '0')}:${minutos}-${fecha.padStart(2, '0')}:${ate}` : null
}

/** '08:00 às 18:00', as a person types it. */
export const writeHoras = (horas: string | null | undefined): string => (horas ?? '').replace('-', ' às ')
