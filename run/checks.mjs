import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { Aviso } from './root.mjs'

const MIN_NODE = 20

/** @param {string} version such as 'v20.1.0' */
export function checkNode(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0])
  if (!(major >= MIN_NODE))
    throw new Aviso(`A Vitrine precisa de Node ${MIN_NODE} ou mais novo; este é o ${version}.`)
}

/** The checkout and what we write inside it, which another user may have made. @param {string} folder */
export function checkWritable(folder) {
  for (const path of [
    '',
    'node_modules',
    '.data',
    join('storefront', 'build'),
    join('backoffice', 'build'),
  ].map((name) => join(folder, name))) {
    if (path !== join(folder) && !existsSync(path)) continue
    try {
      accessSync(path, constants.W_OK)
    } catch {
      throw new Aviso(`Não é possível gravar em ${path}: use uma pasta em que este usuário possa escrever.`)
    }
  }
}

/** What PORT says. @param {string | undefined} text @returns {number} */
export function readPort(text) {
  const port = Number(text || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Aviso(`PORT=${text} não é uma porta: use um número de 1 a 65535.`)
  return port
}

/** @param {number} port @param {string} host @returns {Promise<void>} */
export function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const busy = 'code' in error && error.code === 'EADDRINUSE'
      const why = busy ? 'já está em uso' : `não pode ser aberta (${error.message})`
      const other = port < 65_535 ? port + 1 : 3000
      reject(
        new Aviso(
          `A porta ${port} ${why}: encerre o outro programa ou escolha outra, por exemplo PORT=${other} npm start.`,
        ),
      )
    })
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

/** A port that nobody uses now, on the loopback: `wanted` when it is free. @param {number} [wanted] @returns {Promise<number>} */
export function findFreePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(findFreePort())))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
