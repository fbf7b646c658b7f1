import { rodadaSolta, type Rodada } from '#fila'

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
const WEBP = /^[0-9a-f]{32}-\d+\.webp$/

/** The next `limite` AVIFs of pictures that somebody has asked for and only WebP exists of; answers how many were made. */
export async function makeAvifs(deps: Deps, limite: number, rodada: Rodada = rodadaSolta): Promise<number> {
  const names = new Set(await feitasOf(deps).list())
  const missing = [...names]
    .filter((name) => WEBP.test(name))
    .map((name) => name.slice(0, -'.webp'.length))
    .filter((name) => !names.has(`${name}.avif`))
  let made = 0
  for (const name of missing) {
    if (made === limite) break
    const [hash = '', largura] = name.split('-')
    if (await rodada.item('imagem', name, () => makeAvif(deps, hash, Number(largura)))) made += 1
  }
  return made
}
