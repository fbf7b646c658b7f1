/** Addresses of what is printed. Apart from `urls`, which every screen loads. */
export const urlsPdf = {
  /** A static page. */
  pagina: (slug: string, pagina: string) => `/v4/pagina-estatica/${slug}/slug/${pagina}/pdf`,
  /** Terms of use of one version. */
  termos: (slug: string, versao: string) =>
    `/v4/termos-uso/${slug}/pdf?versaoArquivo=${encodeURIComponent(versao)}`,
} as const
