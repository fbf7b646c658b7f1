import { z } from 'zod'

import { idDeclarado, texto } from '#declarado'

/** A company that owns suppliers (readings 1), as the platform's operator keeps it. */
export const CadastroEmpresa = z.strictObject({
  idempresa: idDeclarado,
  nome: texto(160, 1),
})
export type CadastroEmpresa = z.infer<typeof CadastroEmpresa>
