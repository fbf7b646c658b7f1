import type { ContaProvedorDita } from '@vitrine/contract'

import { listGuardadas, saveCadastros, saveUm, type Quem } from '#cadastro'
import type { Cofre } from '#cofre'
import { Falha, type Sql, type Transaction } from '#infra'

import { cadastroConta } from './cadastro-conta.ts'
import { openSegredos, sealSegredos, type Segredos } from './segredos.ts'

/**
 * Keeps a supplier's account; a secret that is not said stays the one that is there. Errors: `cofre_fechado` where the platform has no key,
 * `entrada_invalida` at a secret that is missing, `cadastro_mudou`.
 */
export async function saveConta(
  { sql, cofre }: { sql: Sql; cofre: Cofre },
  quem: Quem,
  dita: ContaProvedorDita,
): Promise<void> {
  const { versao = 'qualquer' as const, chave_publica, access_token, segredo_webhook } = dita
  const { idfornecedor } = quem
  if (!cofre.isAberto()) throw new Falha('cofre_fechado')
  const find = async (tx: Transaction) =>
    (await listGuardadas(tx, cadastroConta, idfornecedor, [{ idfornecedor }]))[0]
  await saveUm(sql, {
    find,
    save: async (tx) => {
      // A secret that stays is that of the row which is written over.
      await tx`select from conta_provedor where idfornecedor = ${idfornecedor} for update`
      const guardada = await find(tx)
      const antes = guardada ? openSegredos(cofre, guardada) : null
      const segredos = requireSegredos({
        accessToken: access_token ?? antes?.accessToken,
        segredoWebhook: segredo_webhook ?? antes?.segredoWebhook,
      })
      if (segredos.accessToken === chave_publica)
        throw new Falha('entrada_invalida', {
          campos: { access_token: 'Este é igual à chave pública. O access token é o outro, mais longo.' },
        })
      const mudou =
        segredos.accessToken !== antes?.accessToken || segredos.segredoWebhook !== antes.segredoWebhook
      // The same secrets stay sealed as they are, unless a new key is there to seal them.
      const fica = guardada && !mudou && cofre.isAtual(guardada.segredos)
      await saveCadastros(tx, cadastroConta, quem, [
        {
          idfornecedor,
          provedor: 'mercadopago',
          chave_publica,
          final_token: segredos.accessToken.slice(-4),
          final_segredo: segredos.segredoWebhook.slice(-4),
          segredos: fica ? guardada.segredos : sealSegredos(cofre, idfornecedor, segredos),
          gravada_em: mudou || !guardada ? new Date().toISOString() : guardada.gravada_em,
          versao,
        },
      ])
    },
  })
}

function requireSegredos({ accessToken, segredoWebhook }: Partial<Segredos>): Segredos {
  if (accessToken && segredoWebhook) return { accessToken, segredoWebhook }
  throw new Falha('entrada_invalida', {
    campos: {
      ...(!accessToken && { access_token: 'Copie aqui o access token da conta.' }),
      ...(!segredoWebhook && { segredo_webhook: 'Copie aqui a assinatura secreta dos webhooks.' }),
    },
  })
}
