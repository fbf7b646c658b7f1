import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** Who may not send pictures is told so. */
export async function loadFotos(args: LoaderFunctionArgs): Promise<{ semDireito: boolean }> {
  const { lugar } = await requireLugar(args)
  return { semDireito: lugar.papel !== 'fornecedor' }
}
