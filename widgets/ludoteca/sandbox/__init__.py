"""The sandbox: any position, changed and played at will, with the reason for every answer."""
