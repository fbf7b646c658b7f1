import type { CopiaDoTitular } from '@vitrine/contract'

/** Gives the copy to the browser as a file, named by its protocol alone: a name of a file tells nobody who it is of. */
export function downloadCopia({ requerimento, ...dados }: CopiaDoTitular): void {
  const arquivo = new Blob([JSON.stringify(dados, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(arquivo)
  const link = document.createElement('a')
  link.href = href
  link.download = `dados-${requerimento.protocolo}.json`
  link.click()
  URL.revokeObjectURL(href)
}
