import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The look of the store, with its draft and versions; null: they could not be read. Who may not change it is told so. */
export async function loadAparencia(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { idfornecedor } = lugar
  const [lida, editado] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/aparencia', { params: { idfornecedor } }),
    painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
      params: { idfornecedor, tipo: 'APARENCIA', idconteudo: idfornecedor },
    }),
  ])
  return {
    aparencia: lida.ok && editado.ok ? { usual: lida.dados, editado: editado.dados } : null,
    semDireito: !lida.ok && lida.status === 403,
  }
}
