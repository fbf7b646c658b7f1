import type { SegundoFator } from '@vitrine/contract'

import { requireLogin, type Dono, type DonoDeps } from './change-fator.ts'
import { findProtecao, listExigencias } from './fator.repository.ts'
import { listPasskeys } from './passkey.repository.ts'
import { enderecoDasPasskeys, isEndereco } from './verify-passkey.ts'

/** How a login is protected, and who asks it. Errors: `sessao_expirada`. */
export async function showProtecao({ sql, cofre, config }: DonoDeps, dono: Dono): Promise<SegundoFator> {
  const { idusuario } = requireLogin(dono)
  const [protecao, passkeys, exigencias] = await Promise.all([
    findProtecao(sql, idusuario),
    listPasskeys(sql, idusuario),
    listExigencias(sql, idusuario),
  ])
  const endereco = enderecoDasPasskeys(config)
  return {
    aplicativo_em: protecao?.aplicativo_em?.toISOString() ?? null,
    codigos_restantes: protecao?.codigos_restantes ?? 0,
    guarda_segredos: cofre.isAberto(),
    passkeys: passkeys.map(({ idpasskey, nome, criada_em, usada_em }) => ({
      idpasskey,
      nome,
      criada_em: criada_em.toISOString(),
      usada_em: usada_em?.toISOString() ?? null,
    })),
    passkeys_em: endereco.origem,
    passkeys_aqui: isEndereco(endereco, dono.requisicao.host),
    exigido_por: exigencias.map(({ vale_em, ...loja }) => ({ ...loja, vale_em: vale_em.toISOString() })),
  }
}
