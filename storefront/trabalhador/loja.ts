/** What the server writes before this file (server/src/aplicativo/write-trabalhador.ts): of which store the worker is. */
interface LojaDoTrabalhador {
  slug: string
  /** What of the host is the store's: '/' or '/slug'. */
  raiz: string
  /** Pages of another build are not opened. */
  build: string
  fuso: string
  nome: string
  /** Its theme as rules, for the page that the worker writes itself. */
  estilo: string
}

declare const self: ServiceWorkerGlobalScope & { LOJA: LojaDoTrabalhador }
/** Of the scripts and styles of a page, those that most visits need (build-trabalhador.ts). */
declare const __ARQUIVOS__: readonly string[]

export const loja = self.LOJA
export const arquivosDaMoldura = __ARQUIVOS__
