/** The time zone of the platform: for what belongs to no store, and where the store is not known yet. A store's days are told in its `fuso`. */
export const FUSO_PADRAO = 'America/Sao_Paulo'

/** Whether a zone of this name exists: 'America/Manaus'. */
export function isFuso(nome: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: nome }).format(0)
    return true
  } catch {
    return false
  }
}
