/** Of a file that is sent. */
export const BYTES_DA_PLANILHA = 12 * 1024 * 1024
/** Rows below the headings. */
export const LINHAS_DA_PLANILHA = 50_000
export const COLUNAS_DA_PLANILHA = 200
