import { rodadaSolta, type Rodada } from '#fila'

import { listPorDesenhar, TIPO } from './falhas.repository.ts'
import { feitasOf, makeImagem, type Deps } from './make-imagem.ts'

/**
 * AVIF takes ten times the work of WebP, so no visitor waits for it: a job makes it later. False when it is there
 * already or no original has this hash.
 */
export async function makeAvif(deps: Deps, hash: string, largura: number): Promise<boolean> {
  if (await feitasOf(deps).has(`${hash}-${largura}.avif`)) return false
  return (await makeImagem(deps, hash, { largura, formato: 'avif' })) !== null
}

/** A finished picture, not one that is being written. */
const FEITA = /^([0-9a-f]{32})-(\d+)\.(webp|jpg)$/

/** What could not be drawn when somebody asked for it, once more; what is there by now, or has no original any more, is done with. */
async function drawDevidas(deps: Deps, rodada: Rodada): Promise<void> {
  for (const nome of await listPorDesenhar(deps.sql)) {
    const [, hash = '', largura, formato] = FEITA.exec(nome) ?? []
    await rodada.item(TIPO, nome, async () => {
      if (await feitasOf(deps).has(nome)) return
      await makeImagem(deps, hash, { largura: Number(largura), formato: formato === 'jpg' ? 'jpg' : 'webp' })
    })
  }
}

/** The next `limite` AVIFs of pictures that somebody has asked for and only WebP exists of; answers how many were made. */
export async function makeAvifs(deps: Deps, limite: number, rodada: Rodada = rodadaSolta): Promise<number> {
  await drawDevidas(deps, rodada)
  const names = new Set(await feitasOf(deps).list())
  const missing = [...names]
    .filter((name) => name.endsWith('.webp') && FEITA.test(name))
    .map((name) => name.slice(0, -'.webp'.length))
    .filter((name) => !names.has(`${name}.avif`))
  let made = 0
  for (const name of missing) {
    if (made === limite) break
    const [hash = '', largura] = name.split('-')
    if (await rodada.item(TIPO, name, () => makeAvif(deps, hash, Number(largura)))) made += 1
  }
  return made
}
