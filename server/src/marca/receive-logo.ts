import type { ImagemDaMarca } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { receiveImagem } from '#imagem'
import type { Sql } from '#infra'

/** Larger than any place where a logo stands, and close to what was sent: letters do not blur. */
const DO_LOGO = { lado: 1080, qualidade: 95 }

/** Takes a picture of a store's logo in, as `receiveImagem` says. */
export const receiveLogo = (sql: Sql, quem: Quem, base64: string): Promise<ImagemDaMarca> =>
  receiveImagem(sql, quem, base64, DO_LOGO)
