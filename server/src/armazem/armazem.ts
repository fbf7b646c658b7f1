import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { uuidv7 } from '#infra'

/** Where files that people sent are kept, by an id of their own; whose they are, the database knows. */
export interface Armazem {
  /** Whole and on the disk once it has answered. */
  write(arquivo: string, dados: Buffer): Promise<void>
  /** Null: there is none. */
  read(arquivo: string): Promise<AsyncIterable<Uint8Array> | null>
  /** One that is not there is gone already. */
  remove(arquivo: string): Promise<void>
}

/** A folder as such a place; every process of the shop must see the same one (docs/operar.md). */
export function openArmazem(dataDir: string): Armazem {
  const placeOf = (arquivo: string) => {
    if (!UUID.test(arquivo)) throw new TypeError('The id of a file is a UUID.')
    // A folder lists some hundreds of entries well, and a million badly: the last digits are even.
    return join(dataDir, 'arquivos', arquivo.slice(-2), arquivo)
  }
  return {
    async write(arquivo, dados) {
      const place = placeOf(arquivo)
      await mkdir(dirname(place), { recursive: true })
      // Written aside, so that half a file is never read as one.
      const aside = `${place}.${uuidv7()}`
      const file = await open(aside, 'wx', 0o600)
      try {
        await file.writeFile(dados)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, place)
    },
    async read(arquivo) {
      try {
        const file = await open(placeOf(arquivo))
        return file.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (arquivo) => rm(placeOf(arquivo), { force: true }),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
